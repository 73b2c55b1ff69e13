"""Stands for a server on this machine and counts the bytes that it sends, for Scripts/bench catalog."""
import socket, threading


class CountingRelay:
    def __init__(self, server):
        self.server, self.count = server, 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            server = socket.create_connection(("127.0.0.1", self.server))
            threading.Thread(target=self.pass_on, args=(client, server, False), daemon=True).start()
            threading.Thread(target=self.pass_on, args=(server, client, True), daemon=True).start()

    def pass_on(self, source, target, is_counted):
        try:
            while data := source.recv(1 << 16):
                if is_counted:
                    self.count += len(data)
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # one of them has left
