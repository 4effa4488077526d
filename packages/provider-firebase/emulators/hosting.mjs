import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { outboxPage, outboxStyles } from './outbox-page.mjs';

const require = createRequire(import.meta.url);

/**
 * Serves the built pages as Firebase Hosting would by the `hosting` block of firebase.json, on this machine: with Google's
 * own server for it. The pages find the emulators by `/config.json`; what they send to people is at `/outbox`.
 *
 * @param {object} options
 * @param {string} options.host
 * @param {number} options.port 0 for a free one
 * @param {string} options.folder the built pages
 * @param {object} options.hosting the `hosting` block
 * @param {object} options.config what `/config.json` says
 * @param {() => Promise<readonly object[]>} options.messages what was sent, newest first
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startHosting({ host, port, folder, hosting, config, messages }) {
  const superstatic = require('superstatic').default;
  const pages = superstatic({
    cwd: folder,
    fallthrough: false,
    compression: true,
    config: { ...withEmulators(hosting, config.emulators), public: '.' },
  });
  const own = {
    '/config.json': async () => json(config),
    '/outbox.json': async () => json(await messages()),
    '/outbox': async () => ({ type: 'text/html; charset=utf-8', body: outboxPage(await messages()) }),
    '/outbox.css': async () => ({
      type: 'text/css; charset=utf-8',
      body: (await portalStyles(folder)) + outboxStyles,
    }),
  };
  const server = createServer((request, response) => {
    const handle = own[new URL(request.url ?? '/', 'http://here').pathname];
    if (handle === undefined) pages(request, response, () => response.writeHead(404).end());
    else void send(response, handle);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    address: `http://${host}:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The sheet with which the built pages begin. */
async function portalStyles(folder) {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)"/u.exec(page);
  return link === null ? '' : readFile(join(folder, link[1]), 'utf8');
}

function json(content) {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(content) };
}

const ownPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

async function send(response, handle) {
  try {
    const { type, body } = await handle();
    const headers = {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': ownPolicy,
      'x-content-type-options': 'nosniff',
    };
    response.writeHead(200, headers).end(body);
  } catch (error) {
    response.writeHead(502).end(`An emulator does not answer: ${error.message}`);
  }
}

/**
 * The `hosting` block with a content-security policy that also lets the pages reach the emulators.
 *
 * @param {{ headers?: readonly { headers: readonly { key: string, value: string }[] }[] }} hosting
 * @param {{ auth: string, firestore: string, storage: string, functions: string }} emulators
 */
export function withEmulators(hosting, emulators) {
  const { auth, firestore, storage, functions } = emulators;
  const more = {
    'connect-src': [auth, ...[firestore, storage, functions].map((address) => `http://${address}`)],
    'img-src': [`http://${storage}`],
  };
  const widen = (header) =>
    header.key.toLowerCase() === 'content-security-policy'
      ? { ...header, value: widenPolicy(header.value, more) }
      : header;
  const headers = (hosting.headers ?? []).map((rule) => ({ ...rule, headers: rule.headers.map(widen) }));
  return { ...hosting, headers };
}

function widenPolicy(policy, more) {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/u))
    .filter(([name]) => name !== 'upgrade-insecure-requests')
    .map(([name, ...sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');
}
