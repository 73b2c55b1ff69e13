"""A client of `recipe serve` beside a crowd of others, for Scripts/bench serve.

The crowd: 1,000 connections that were answered once and are kept, 200 that send a request a letter
at a time, and 24 that ask for as many words as are taken, again and again. All of it listens and
speaks on loopback, and ends after the measuring.
"""
import asyncio, multiprocessing, socket, time, urllib.parse

IDLE, SLOW, COSTLY = 1_000, 200, 24
WORDS = urllib.parse.quote_plus(" ".join(f"quizzel{number} or gorlic{number}" for number in range(14))[:290])


def head(path):
    return f"GET /{path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


async def until_end(port, work):
    """Does something on a connection; whoever is not idle does it again when the server closes it."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            await work(reader, writer)
            writer.close()
        except OSError:
            pass
        if work is idle:
            return
        await asyncio.sleep(1)


async def answer(reader):
    """Reads one answer; whether there was one."""
    try:
        text = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(text.lower().split(b"content-length:")[1].split()[0]))
        return True
    except (asyncio.IncompleteReadError, OSError):
        return False


async def idle(reader, writer):
    writer.write(head("?q=garlic"))
    if await answer(reader):
        await reader.read()


async def slow(reader, writer):
    for byte in head("?q=garlic") * 4:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(.1)


async def costly(reader, writer):
    while True:
        writer.write(head("?q=" + WORDS))
        if not await answer(reader):
            return


def crowd(port, ready):
    async def gathered():
        works = [idle] * IDLE + [slow] * SLOW + [costly] * COSTLY
        tasks = [asyncio.create_task(until_end(port, work)) for work in works]
        await asyncio.sleep(5)
        ready.set()
        await asyncio.gather(*tasks)
    asyncio.run(gathered())


def once(port, path):
    """The milliseconds from the connection to the end of the answer, and its status."""
    start = time.perf_counter()
    with socket.create_connection(("127.0.0.1", port), timeout=60) as client:
        client.sendall(head(path).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        text = b""
        while part := client.recv(65_536):
            text += part
    return (time.perf_counter() - start) * 1_000, text[9:12]


def beside(port, path, count):
    """The milliseconds of so many requests, one after another beside the crowd."""
    ready = multiprocessing.Event()
    others = multiprocessing.Process(target=crowd, args=(port, ready), daemon=True)
    others.start()
    try:
        assert ready.wait(60)
        times = []
        for _ in range(count):
            taken, status = once(port, path)
            assert status == b"200", status
            times.append(taken)
            time.sleep(.01)
        return sorted(times)
    finally:
        others.terminate()
        others.join()
