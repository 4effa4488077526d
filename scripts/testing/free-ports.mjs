import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems assign to outgoing connections, which could take one before its server listens. */
const [lowest, highest] = [20_000, 32_000];

/** A free port of the loopback address. */
export async function freePort() {
  const [port = 0] = await freePorts('127.0.0.1', 1);
  return port;
}

/**
 * Different free ports.
 *
 * @param {string} host
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(host, count) {
  const servers = await Promise.all(Array.from({ length: count }, () => listening(host)));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** @returns {Promise<import('node:net').Server>} */
function listening(host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(listening(host));
      else reject(error);
    });
    server.listen(randomInt(lowest, highest), host, () => resolve(server));
  });
}
