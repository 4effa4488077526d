import { createServer as createHttpServer, request } from 'node:http';
import { connect, createServer } from 'node:net';

/** The first bytes of a connection that speaks HTTP/2, as watches do. */
const http2Preface = 'PRI * HTTP/2.0';

/**
 * A proxy between the portal and the emulator at `target`. It can drop the response to the next POST request after the
 * emulator has handled it: the connection is closed. Watches pass through unchanged. When cut off, it closes every
 * connection and accepts no new ones.
 *
 * @param {{ target: string }} options
 */
export async function startConnectionProxy({ target }) {
  const [hostname, port] = target.split(':');
  let losing = false;
  let isCut = false;
  const sockets = new Set();

  // Closing an idle connection just as the other side sends would cause unintended test failures.
  const http = createHttpServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const lost = losing && incoming.method === 'POST';
    if (lost) losing = false;
    const { method, url, headers } = incoming;
    const forwarded = request({ hostname, port, method, path: url, headers, agent: false }, (response) => {
      if (lost) {
        response.resume().on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });

  const server = createServer((socket) => {
    keep(sockets, socket);
    if (isCut) {
      socket.destroy();
      return;
    }
    socket.once('readable', () => {
      const beginning = socket.read();
      if (beginning === null) {
        socket.destroy();
        return;
      }
      socket.unshift(beginning);
      if (beginning.toString('latin1').startsWith(http2Preface)) passThrough(socket);
      else http.emit('connection', socket);
    });
  });
  const passThrough = (socket) => {
    const upstream = connect(Number(port), hostname);
    keep(sockets, upstream);
    socket.pipe(upstream).pipe(socket);
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
  };

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${server.address().port}`,
    loseNextResponse: () => {
      losing = true;
    },
    cutOff: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      return () => {
        isCut = false;
      };
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keep(sockets, socket) {
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
}
