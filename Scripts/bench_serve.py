#!/usr/bin/env python3
"""Measures `recipe serve` with wrk, beside nginx with a file of the same size. Scripts/bench starts it.

    Scripts/bench serve [SECONDS [DATA]]      default: 30 seconds at 64 connections for each address

DATA is a folder to be used as XDG_DATA_HOME, for a cookbook of one's own beside the starters.
wrk and nginx come from Debian's packages into a folder that is thrown away; nothing is installed,
and all listens on loopback only.
"""
import bench_crowd
import os, re, shutil, signal, socket, subprocess, sys, tempfile, time, urllib.request

PROGRAM = os.path.abspath(sys.argv[1])
SECONDS = int(sys.argv[2]) if len(sys.argv) > 2 else 30
PACKAGES = ["wrk", "libluajit-5.1-2", "nginx"]
DATA = sys.argv[3] if len(sys.argv) > 3 else None
FOLDER = tempfile.mkdtemp(prefix="recipe-serve-")
ENVIRONMENT = {"HOME": FOLDER, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "LD_LIBRARY_PATH": f"{FOLDER}/usr/lib/x86_64-linux-gnu:{FOLDER}/usr/lib/aarch64-linux-gnu"}
if DATA:
    ENVIRONMENT["XDG_DATA_HOME"] = DATA
ADDRESSES = {"a search by RecipePuppy's API": "api/?i=garlic,onion", "a search as a web page": "?q=garlic",
             "a recipe's page": None, "a recipe by TheMealDB's API": "api/json/v1/1/random.php"}


def unpack():
    """Whether the programs are there now."""
    def run(*words):
        return subprocess.run(words, cwd=FOLDER, capture_output=True).returncode == 0
    if not run("apt-get", "download", *PACKAGES):
        return False
    return all(run("dpkg", "-x", name, FOLDER) for name in os.listdir(FOLDER) if name.endswith(".deb"))


def serve():
    """The server and its address."""
    server = subprocess.Popen([PROGRAM, "serve", "--port", "0"], env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    for line in server.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return server, found[0].rstrip("/") + "/"
    raise RuntimeError("recipe serve did not start")


def nginx(place):
    """nginx with the files of a folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with open(f"{FOLDER}/nginx.conf", "w") as file:
        file.write(f"daemon off; worker_processes 2; pid {FOLDER}/nginx.pid; error_log /dev/null;"
                   "events { worker_connections 512; }"
                   f"http {{ access_log off; client_body_temp_path {FOLDER}/b; proxy_temp_path {FOLDER}/p; fastcgi_temp_path {FOLDER}/f;"
                   f" uwsgi_temp_path {FOLDER}/u; scgi_temp_path {FOLDER}/s; keepalive_requests 1000000;"
                   f" server {{ listen 127.0.0.1:{port}; root {place}; }} }}")
    user = [] if os.getuid() else ["-g", "user root;"]
    server = subprocess.Popen([f"{FOLDER}/usr/sbin/nginx", "-c", f"{FOLDER}/nginx.conf", *user], env=ENVIRONMENT, stderr=subprocess.DEVNULL)
    return server, f"http://127.0.0.1:{port}/"


def measured(address):
    """Requests a second, and the milliseconds within which 99 of 100 were answered."""
    told = subprocess.run([f"{FOLDER}/usr/bin/wrk", "-t2", "-c64", f"-d{SECONDS}s", "--latency", address], env=ENVIRONMENT,
                          capture_output=True, text=True, check=True).stdout
    assert "Non-2xx" not in told and "Socket errors" not in told, told
    number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", told).groups()
    return float(re.search(r"Requests/sec:\s+([\d.]+)", told)[1]), float(number) * {"us": .001, "ms": 1, "s": 1_000}[unit]


def resident(server):
    with open(f"/proc/{server.pid}/status") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 1024


def answered(address):
    for _ in range(100):
        try:
            return urllib.request.urlopen(address).read()
        except OSError:
            time.sleep(.1)
    raise RuntimeError("no answer from " + address)


servers = []
try:
    if not unpack():
        sys.exit("wrk or nginx is absent: their packages could not be fetched")
    server, address = serve()
    servers.append(server)
    found = re.search(rb'href="/?(recipe[^"]+)"', answered(address + "?q=garlic"))
    ADDRESSES["a recipe's page"] = found[1].decode()
    place = os.path.join(FOLDER, "files")
    os.makedirs(place)
    os.chmod(FOLDER, 0o755)
    for number, path in enumerate(ADDRESSES.values()):
        with open(os.path.join(place, str(number)), "wb") as file:
            file.write(b"x" * len(answered(address + path)))
    other, files = nginx(place)
    servers.append(other)
    print(f"64 connections, {SECONDS} seconds each, wrk on the same {os.cpu_count()} cores")
    for number, (name, path) in enumerate(ADDRESSES.items()):
        size = len(answered(files + str(number)))
        before = resident(server)
        rate, slowest = measured(address + path)
        beside, limit = measured(files + str(number))
        print(f"{name}, {size:,} bytes: {rate:,.0f} a second, 99 of 100 within {slowest:.1f} ms, "
              f"{before:.0f} MiB before and {resident(server):.0f} after; nginx with a file {beside:,.0f}, {limit:.1f} ms")
    port = int(address.rstrip("/").rsplit(":", 1)[1])
    alone = sorted(bench_crowd.once(port, "?q=garlic")[0] for _ in range(500))
    times = bench_crowd.beside(port, "?q=garlic", 500)
    print(f"one client beside {bench_crowd.IDLE:,} idle, {bench_crowd.SLOW} slow and {bench_crowd.COSTLY} costly ones: "
          f"half within {times[250]:.1f} ms, 99 of 100 within {times[494]:.1f} (goal 50), the slowest {times[-1]:.1f}; "
          f"alone {alone[250]:.1f}, {alone[494]:.1f}, {alone[-1]:.1f}; {resident(server):.0f} MiB after (goal 64)")
finally:
    for one in servers:
        one.send_signal(signal.SIGINT)
        one.wait()
    shutil.rmtree(FOLDER, ignore_errors=True)
