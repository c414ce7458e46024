"""Forward passes of every layer and every encoder, sentence by sentence from the formulas, with numpy alone.

    python3 reference.py > reference.txt

A line is a name and its values, sentence after sentence. Parameters are PARAMETERS(i), words WORD(sentence, step, i);
tests/core/TestEncoderReference.cpp has the same formulas and compares.
"""
import numpy as np

LENGTHS = [4, 2, 1]
INPUT, HIDDEN, OUTPUT, LAYERS = 3, 4, 2, 2


def parameters(count):
    return 0.6 * np.sin(1.7 * np.arange(count) + 0.3)


def sentence(s, length, width):
    return np.array([[np.sin(11 * s + 3 * t + i + 0.5) for i in range(width)] for t in range(length)])


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


class Reader:
    """Hands out a flat vector of parameters matrix by matrix."""

    def __init__(self, values):
        self.values, self.at = values, 0

    def take(self, *shape):
        count = int(np.prod(shape))
        self.at += count
        return self.values[self.at - count:self.at].reshape(shape)


def gru(p, x, h):
    m, n, b = p.take(x.shape[1], 3 * h), p.take(h, 3 * h), p.take(3 * h)
    ms, mr, mz = m[:, :h], m[:, h:2 * h], m[:, 2 * h:]
    nr, nz, ns = n[:, :h], n[:, h:2 * h], n[:, 2 * h:]
    bs, br, bz = b[:h], b[h:2 * h], b[2 * h:]
    state, rows = np.zeros(h), []
    for w in x:
        r = sigmoid(w @ mr + state @ nr + br)
        z = sigmoid(w @ mz + state @ nz + bz)
        s = np.tanh(w @ ms + r * (state @ ns) + bs)
        state = z * s + (1 - z) * state
        rows.append(state)
    return np.array(rows)


def lstm(p, x, h):
    m, n, b = p.take(x.shape[1], 4 * h), p.take(h, 4 * h), p.take(4 * h)
    state, cell, rows = np.zeros(h), np.zeros(h), []
    for w in x:
        i, f, g, o = np.split(w @ m + state @ n + b, 4)
        cell = sigmoid(f) * cell + sigmoid(i) * np.tanh(g)
        state = sigmoid(o) * np.tanh(cell)
        rows.append(state)
    return np.array(rows)


def bigru(p, x, h):
    forwards = gru(p, x, h)
    return np.concatenate([forwards, gru(p, x[::-1], h)[::-1]], axis=1)


def convolution(p, x, h, kernel=2, pool=2):
    m, b = p.take(x.shape[1], kernel, h), p.take(h)
    padded = np.concatenate([x, np.zeros((kernel - 1, x.shape[1]))])
    a = np.array([np.tanh(sum(padded[t + j] @ m[:, j] for j in range(kernel)) + b) for t in range(len(x))])
    return np.array([a[t:t + pool].max(axis=0) for t in range(len(x))])


def attention(p, x, h):
    m, b = p.take(h, h), p.take(h)
    u = np.tanh(x @ m + b)
    e = np.exp(u @ u[-1])
    return len(x) * (e / e.sum())[:, None] * u


def affine(p, x, output, tanh):
    m, b = p.take(len(x), output), p.take(output)
    return np.tanh(x @ m + b) if tanh else x @ m + b


def pool(rows, pooling):
    half = rows.shape[1] // 2
    return {"last": lambda: rows[-1], "mean": lambda: rows.mean(axis=0), "max": lambda: rows.max(axis=0),
            "ends": lambda: np.concatenate([rows[-1, :half], rows[0, half:]])}[pooling]()


def encoder(kind, pooling):
    def run(p, x):
        if kind == "bow":
            return x.sum(axis=0) @ p.take(INPUT, OUTPUT)
        for layer in range(LAYERS):
            if kind in ("gru", "att-last", "att-stacked"):
                x = gru(p, x, HIDDEN)
            elif kind == "bigru":
                x = bigru(p, x, HIDDEN)
            else:
                x = convolution(p, x, HIDDEN)
            if kind == "att-stacked" or (kind == "att-last" and layer + 1 == LAYERS):
                x = attention(p, x, HIDDEN)
        return affine(p, affine(p, pool(x, pooling), HIDDEN, True), OUTPUT, False)
    return run


def show(name, run, width=INPUT):
    values = [run(Reader(parameters(100000)), sentence(s, length, width)).ravel() for s, length in enumerate(LENGTHS)]
    print(name, *(f"{value:.9g}" for value in np.concatenate(values)))


show("layer-gru", lambda p, x: gru(p, x, HIDDEN))
show("layer-lstm", lambda p, x: lstm(p, x, HIDDEN))
show("layer-bigru", lambda p, x: bigru(p, x, HIDDEN))
show("layer-attention", lambda p, x: attention(p, x, HIDDEN), HIDDEN)
for kernel, rows in ((2, 2), (2, 1), (3, 3), (1, 2), (5, 6)):
    show(f"layer-convolution-{kernel}-{rows}", lambda p, x: convolution(p, x, HIDDEN, kernel, rows))
show("layer-affine", lambda p, x: affine(p, x[0], OUTPUT, False))
show("layer-affine-tanh", lambda p, x: affine(p, x[0], OUTPUT, True))
show("encoder-bow", encoder("bow", None))
for kind in ("gru", "cnn", "att-last", "att-stacked"):
    for pooling in ("last", "mean", "max"):
        show(f"encoder-{kind}-{pooling}", encoder(kind, pooling))
for pooling in ("ends", "mean", "max"):
    show(f"encoder-bigru-{pooling}", encoder("bigru", pooling))
