import { createServer } from 'node:net';

/**
 * Ports of this machine that nobody uses, which the system knows better than chance does.
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

function listening(host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => resolve(server));
  });
}
