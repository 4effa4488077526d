// For developers: the demo server, restarted when its sources change, and the pages with hot reload, at one address.
// PORT is the address of the pages; the server listens on the next port.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './building/build-all.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
const target = `http://${host.includes(':') ? `[${host}]` : host}:${port + 1}`;

const server = spawn(
  process.execPath,
  [
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    join(root, 'scripts/dev-server.mjs'),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: host,
      PORT: String(port + 1),
      PUBLIC_URL: process.env.PUBLIC_URL || address,
    },
  },
);

const configFile = join(root, 'packages/portal/vite.config.ts');
const pages = await createServer({
  configFile,
  root: join(root, 'packages/portal'),
  server: { host, port, strictPort: true, proxy: { '/pages.css': { target, changeOrigin: false } } },
  plugins: [pointProxyAt(target)],
});

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  server.kill('SIGTERM');
  await pages.close();
  process.exitCode = code;
}
server.on('exit', (code) => void end(code ?? 0));
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));

try {
  await pages.listen();
  console.log(`The pages are ready at ${address}; sources are watched.`);
} catch (error) {
  console.error(`The pages cannot be served at ${address}: ${error.message}`);
  await end(1);
}

/** The pages' own proxy configuration uses the default port; this points it at the server started above. */
function pointProxyAt(serverAddress) {
  return {
    name: 'point-proxy-at-server',
    config: (config) => {
      for (const rule of Object.values(config.server?.proxy ?? {})) rule.target = serverAddress;
    },
  };
}
