#include "projection/FourierMesh.h"

#include "base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <mutex>
#include <new>
#include <numbers>
#include <vector>

#include <fftw3.h>

namespace crossgloss {

namespace {

/// FFTW makes plans for one caller at a time.
std::mutex& planning()
{
    static std::mutex mutex;
    return mutex;
}

// Plans are estimated, not measured: measured ones differ from run to run, and with them the last bits of a layout.
constexpr unsigned planFlags = FFTW_ESTIMATE;

template <typename Real>
struct Fftw;

template <>
struct Fftw<float> {
    using Complex = fftwf_complex;
    using Plan = fftwf_plan;
    static void* allocate(std::size_t bytes) { return fftwf_malloc(bytes); }
    static void release(void* memory) { fftwf_free(memory); }
    static Plan forward(int n, float* in, Complex* out) { return fftwf_plan_dft_r2c_1d(n, in, out, planFlags); }
    static Plan backward(int n, Complex* in, float* out) { return fftwf_plan_dft_c2r_1d(n, in, out, planFlags); }
    static Plan complex(int n, Complex* data, int sign) { return fftwf_plan_dft_1d(n, data, data, sign, planFlags); }
    static void run(Plan plan, float* in, Complex* out) { fftwf_execute_dft_r2c(plan, in, out); }
    static void run(Plan plan, Complex* in, float* out) { fftwf_execute_dft_c2r(plan, in, out); }
    static void run(Plan plan, Complex* data) { fftwf_execute_dft(plan, data, data); }
    static void destroy(Plan plan) { fftwf_destroy_plan(plan); }
};

template <>
struct Fftw<double> {
    using Complex = fftw_complex;
    using Plan = fftw_plan;
    static void* allocate(std::size_t bytes) { return fftw_malloc(bytes); }
    static void release(void* memory) { fftw_free(memory); }
    static Plan forward(int n, double* in, Complex* out) { return fftw_plan_dft_r2c_1d(n, in, out, planFlags); }
    static Plan backward(int n, Complex* in, double* out) { return fftw_plan_dft_c2r_1d(n, in, out, planFlags); }
    static Plan complex(int n, Complex* data, int sign) { return fftw_plan_dft_1d(n, data, data, sign, planFlags); }
    static void run(Plan plan, double* in, Complex* out) { fftw_execute_dft_r2c(plan, in, out); }
    static void run(Plan plan, Complex* in, double* out) { fftw_execute_dft_c2r(plan, in, out); }
    static void run(Plan plan, Complex* data) { fftw_execute_dft(plan, data, data); }
    static void destroy(Plan plan) { fftw_destroy_plan(plan); }
};

/// Array that FFTW's vector code likes.
template <typename Real>
class Aligned {
public:
    explicit Aligned(std::size_t size) : m_data(static_cast<Real*>(Fftw<Real>::allocate(size * sizeof(Real))))
    {
        if (!m_data) {
            throw std::bad_alloc();
        }
        std::fill_n(m_data, size, Real(0));
    }
    ~Aligned() { Fftw<Real>::release(m_data); }
    Aligned(const Aligned&) = delete;
    Aligned& operator=(const Aligned&) = delete;
    Real* get() const { return m_data; }
    typename Fftw<Real>::Complex* complex() const { return reinterpret_cast<typename Fftw<Real>::Complex*>(m_data); }

private:
    Real* m_data;
};

/// The smallest even number from @p least on that has no prime factors but 2, 3 and 5, in sixteens.
std::size_t transformLength(std::size_t least)
{
    for (std::size_t length = (least + 15) / 16 * 16;; length += 16) {
        std::size_t rest = length;
        for (const std::size_t factor : {2U, 3U, 5U}) {
            while (rest % factor == 0) {
                rest /= factor;
            }
        }
        if (rest == 1) {
            return length;
        }
    }
}

/// Columns that are transformed side by side: a line of the cache of each row.
constexpr std::size_t blockColumns = 8;

} // namespace

template <typename Real>
class FourierMesh<Real>::Private {
public:
    using Library = Fftw<Real>;
    using Complex = typename Library::Complex;

    Private(std::size_t least, int wanted)
        : threads(resolveThreads(wanted)), length(transformLength(2 * least)), nodes(length / 2), columns(nodes + 1),
          spectrumStride((columns + blockColumns - 1) / blockColumns * blockColumns), rows(nodes * length),
          spectrum(2 * nodes * spectrumStride), kernel(columns * length),
          scratch(static_cast<std::size_t>(threads) * blockColumns * 2 * length)
    {
        const std::lock_guard lock(planning());
        const int n = static_cast<int>(length);
        forward = Library::forward(n, rows.get(), spectrum.complex());
        backward = Library::backward(n, spectrum.complex(), rows.get());
        columnForward = Library::complex(n, scratch.complex(), FFTW_FORWARD);
        columnBackward = Library::complex(n, scratch.complex(), FFTW_BACKWARD);
    }
    ~Private()
    {
        const std::lock_guard lock(planning());
        for (const auto plan : {forward, backward, columnForward, columnBackward}) {
            Library::destroy(plan);
        }
    }

    Complex* spectrumRow(std::size_t row) { return spectrum.complex() + row * spectrumStride; }

    void transformRows()
    {
        parallelRanges(nodes, threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t row = begin; row < end; ++row) {
                Real* values = rows.get() + row * length;
                std::fill(values + nodes, values + length, Real(0));
                Library::run(forward, values, spectrumRow(row));
            }
        });
    }
    void transformRowsBack()
    {
        parallelRanges(nodes, threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t row = begin; row < end; ++row) {
                Library::run(backward, spectrumRow(row), rows.get() + row * length);
            }
        });
    }

    /// Columns there, times the kernel, and back.
    void filterColumns()
    {
        const std::size_t blocks = (columns + blockColumns - 1) / blockColumns;
        parallelRanges(blocks, threads, [&](std::size_t begin, std::size_t end, int part) {
            Complex* buffer = scratch.complex() + static_cast<std::size_t>(part) * blockColumns * length;
            for (std::size_t block = begin; block < end; ++block) {
                filter(block * blockColumns, std::min(columns, (block + 1) * blockColumns), buffer);
            }
        });
    }

    void filter(std::size_t first, std::size_t last, Complex* buffer)
    {
        for (std::size_t row = 0; row < nodes; ++row) {
            const Complex* from = spectrumRow(row) + first;
            for (std::size_t c = 0; c < last - first; ++c) {
                std::memcpy(buffer[c * length + row], from[c], sizeof(Complex));
            }
        }
        for (std::size_t c = 0; c < last - first; ++c) {
            Complex* column = buffer + c * length;
            std::memset(column + nodes, 0, (length - nodes) * sizeof(Complex));
            Library::run(columnForward, column);
            const Real* weights = kernel.data() + (first + c) * length;
            for (std::size_t row = 0; row < length; ++row) {
                column[row][0] *= weights[row];
                column[row][1] *= weights[row];
            }
            Library::run(columnBackward, column);
        }
        for (std::size_t row = 0; row < nodes; ++row) {
            Complex* to = spectrumRow(row) + first;
            for (std::size_t c = 0; c < last - first; ++c) {
                std::memcpy(to[c], buffer[c * length + row], sizeof(Complex));
            }
        }
    }

    int threads;
    std::size_t length;                ///< of the transforms, twice the nodes
    std::size_t nodes;
    std::size_t columns;               ///< of the spectrum
    std::size_t spectrumStride;
    Aligned<Real> rows;
    Aligned<Real> spectrum;
    std::vector<Real> kernel;          ///< columns × length: transform of the kernel, divided
    Aligned<Real> scratch;
    typename Library::Plan forward;
    typename Library::Plan backward;
    typename Library::Plan columnForward;
    typename Library::Plan columnBackward;
};

template <typename Real>
FourierMesh<Real>::FourierMesh(std::size_t nodes, int threads) : m_d(std::make_unique<Private>(nodes, threads))
{
}

template <typename Real>
FourierMesh<Real>::~FourierMesh() = default;

template <typename Real>
std::size_t FourierMesh<Real>::nodes() const
{
    return m_d->nodes;
}

template <typename Real>
std::size_t FourierMesh<Real>::stride() const
{
    return m_d->length;
}

template <typename Real>
Real* FourierMesh<Real>::data()
{
    return m_d->rows.get();
}

template <typename Real>
void FourierMesh<Real>::setKernel(double (*kernel)(double, double, double), double spacing, double (*divisor)(double))
{
    // The kernel is even both ways, so that its transform is real, and even too: that of the rows 0 … nodes is mirrored.
    const std::size_t length = m_d->length;
    const std::size_t columns = m_d->columns;
    std::vector<Real> half(columns * columns);
    parallelRanges(columns, m_d->threads, [&](std::size_t begin, std::size_t end, int) {
        Aligned<Real> line(length);
        Aligned<Real> out(2 * columns);
        for (std::size_t y = begin; y < end; ++y) {
            for (std::size_t x = 0; x < length; ++x) {
                line.get()[x] = static_cast<Real>(
                    kernel(static_cast<double>(std::min(x, length - x)), static_cast<double>(y), spacing));
            }
            Fftw<Real>::run(m_d->forward, line.get(), out.complex());
            for (std::size_t c = 0; c < columns; ++c) {
                half[y * columns + c] = out.complex()[c][0];
            }
        }
    });
    std::vector<double> divisors(columns);
    for (std::size_t c = 0; c < columns; ++c) {
        divisors[c] = divisor(static_cast<double>(c) / static_cast<double>(length));
    }
    const double scale = 1 / (static_cast<double>(length) * static_cast<double>(length));
    parallelRanges(columns, m_d->threads, [&](std::size_t begin, std::size_t end, int) {
        Aligned<Real> line(length);
        Aligned<Real> out(2 * columns);
        for (std::size_t c = begin; c < end; ++c) {
            for (std::size_t y = 0; y < length; ++y) {
                line.get()[y] = half[std::min(y, length - y) * columns + c];
            }
            Fftw<Real>::run(m_d->forward, line.get(), out.complex());
            for (std::size_t y = 0; y < length; ++y) {
                const std::size_t frequency = std::min(y, length - y);
                m_d->kernel[c * length + y] = static_cast<Real>(static_cast<double>(out.complex()[frequency][0]) * scale
                                                                / (divisors[c] * divisors[frequency]));
            }
        }
    });
}

template <typename Real>
void FourierMesh<Real>::convolve()
{
    m_d->transformRows();
    m_d->filterColumns();
    m_d->transformRowsBack();
}

template class FourierMesh<float>;
template class FourierMesh<double>;

} // namespace crossgloss
