#include "resources/ReadAheadInput.h"

#include <utility>

namespace crossgloss {

ReadAheadInput::ReadAheadInput(CompressedInput& input) : m_input(input), m_thread([this] { run(); }) {}

ReadAheadInput::~ReadAheadInput()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_stopped = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void ReadAheadInput::run()
{
    for (bool more = true; more;) {
        Piece piece;
        try {
            piece.bytes.resize(pieceSize);
            piece.bytes.resize(m_input.read(piece.bytes.data(), pieceSize));
            piece.bytesRead = m_input.bytesRead();
        } catch (...) {
            piece.bytes.clear();
            piece.failure = std::current_exception();
        }
        more = !piece.bytes.empty();
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_stopped || m_pieces.size() < piecesAhead; });
        if (m_stopped) {
            return;
        }
        m_pieces.push_back(std::move(piece));
        lock.unlock();
        m_changed.notify_all();
    }
}

std::string ReadAheadInput::next()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return !m_pieces.empty(); });
    if (m_pieces.front().failure) {
        std::rethrow_exception(m_pieces.front().failure);
    }
    // The last piece stays: it answers every later call.
    if (m_pieces.front().bytes.empty()) {
        return {};
    }
    Piece piece = std::move(m_pieces.front());
    m_pieces.pop_front();
    m_bytesRead = piece.bytesRead;
    lock.unlock();
    m_changed.notify_all();
    return std::move(piece.bytes);
}

} // namespace crossgloss
