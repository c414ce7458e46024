#pragma once

#include "resources/CompressedInput.h"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <mutex>
#include <string>
#include <thread>

namespace crossgloss {

/// A CompressedInput that decompresses on a thread of its own, a few pieces ahead of whoever takes them.
class ReadAheadInput {
public:
    static constexpr std::size_t pieceSize = std::size_t{1} << 20;

    explicit ReadAheadInput(CompressedInput& input);
    /// Stops reading and waits for the thread.
    ~ReadAheadInput();
    ReadAheadInput(const ReadAheadInput&) = delete;
    ReadAheadInput& operator=(const ReadAheadInput&) = delete;

    /// The next piece; empty at the end. What CompressedInput throws comes out here, in its place.
    std::string next();
    /// Bytes of the file on disk behind the pieces taken so far.
    std::uint64_t bytesRead() const { return m_bytesRead; }

private:
    struct Piece {
        std::string bytes;
        std::uint64_t bytesRead = 0;
        std::exception_ptr failure;
    };
    void run();

    static constexpr std::size_t piecesAhead = 4;

    CompressedInput& m_input;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Piece> m_pieces;
    bool m_stopped = false;
    std::uint64_t m_bytesRead = 0;
    std::thread m_thread;
};

} // namespace crossgloss
