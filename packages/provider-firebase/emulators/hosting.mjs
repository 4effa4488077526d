import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { outboxPage, outboxStyles } from './outbox-page.mjs';

const require = createRequire(import.meta.url);

/**
 * Serves the built pages with Google's own hosting server, as Firebase Hosting would by the `hosting` block of
 * firebase.json. Pages find the emulators by `/config.json`; sent messages are shown at `/outbox`.
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
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const handle = own[pathname];
    const functionId = functionFor(hosting, pathname);
    if (handle !== undefined) void send(response, handle);
    else if (functionId !== null) void handOn(request, response, functionAddress(config, functionId));
    else pages(request, response, () => response.writeHead(404).end());
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

/**
 * The function that handles a path according to the rewrites of the `hosting` block; null for files. Only supports the
 * two kinds of sources used in this project: one address, and everything below a folder.
 *
 * @param {{ rewrites?: readonly { source: string, function?: { functionId: string } }[] }} hosting
 * @param {string} path
 */
export function functionFor({ rewrites = [] }, path) {
  const fits = (source) => (source.endsWith('/**') ? path.startsWith(source.slice(0, -2)) : path === source);
  const found = rewrites.find((rewrite) => rewrite.function !== undefined && fits(rewrite.source));
  return found?.function?.functionId ?? null;
}

function functionAddress({ emulators, firebase, region }, functionId) {
  return `http://${emulators.functions}/${firebase.projectId}/${region}/${functionId}`;
}

/** Headers of the upstream connection that are not passed on. */
const ofTheWay = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Forwards the visitor's request to the function; redirects are left to the visitor. */
async function handOn(request, response, address) {
  try {
    const { host: _, connection: __, ...headers } = request.headers;
    const sent = Buffer.concat(await request.toArray());
    const answer = await fetch(`${address}${request.url}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(sent.length > 0 && { body: sent }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const forwarded = [...answer.headers].filter(([name]) => !ofTheWay.includes(name));
    response.writeHead(answer.status, Object.fromEntries(forwarded)).end(body);
  } catch (error) {
    response.writeHead(502).end(`The functions do not answer: ${error.message}`);
  }
}

/** The stylesheet that the built pages load first. */
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
 * The `hosting` block without rewrites to functions, and with a content-security policy that also allows requests to
 * the emulators.
 *
 * @param {{ rewrites?: readonly object[], headers?: readonly { headers: readonly { key: string, value: string }[] }[] }} hosting
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
  const rewrites = (hosting.rewrites ?? []).filter((rewrite) => !('function' in rewrite));
  return { ...hosting, rewrites, headers };
}

function widenPolicy(policy, more) {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/u))
    .filter(([name]) => name !== 'upgrade-insecure-requests')
    .map(([name, ...sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');
}
