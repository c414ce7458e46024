#pragma once

#include <cstddef>
#include <memory>

namespace crossgloss {

/// Square mesh of real numbers that is convolved with a symmetric kernel by FFT, without wrapping round: what lies beyond the
/// mesh is zero. Only rows and columns that are not zero are transformed. @tparam Real float or double.
template <typename Real>
class FourierMesh {
public:
    /// @param nodes of a side at least; the mesh may be larger, to suit the transform.
    FourierMesh(std::size_t nodes, int threads);
    ~FourierMesh();
    FourierMesh(const FourierMesh&) = delete;
    FourierMesh& operator=(const FourierMesh&) = delete;

    std::size_t nodes() const;
    std::size_t stride() const;        ///< elements between the starts of rows
    /// nodes() rows; elements of a row beyond nodes() are scratch.
    Real* data();
    /// Values of the kernel at distances 0 … nodes() − 1 along either side, and what its transform is divided by.
    /// @param kernel of the two distances in nodes. @param divisor of a frequency 0 … 1/2 a node, along one side.
    void setKernel(double (*kernel)(double x, double y, double spacing), double spacing, double (*divisor)(double frequency));
    /// Convolves data() with the kernel, in place.
    void convolve();

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

extern template class FourierMesh<float>;
extern template class FourierMesh<double>;

} // namespace crossgloss
