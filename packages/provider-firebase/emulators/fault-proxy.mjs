import { Agent, createServer, request } from 'node:http';

/**
 * A proxy in front of the Authentication emulator that raises errors which the emulator never does: a sign-in that is
 * too old, too many attempts, an expired code, an exhausted quota, a failed check, a message that cannot be sent.
 * Everything else is passed on.
 *
 * Like the service it refuses to enrol a phone if the sign-in is older than five minutes by `now`.
 *
 * It also makes a second factor named `otherFactorName` look like an authenticator app, which the emulator does not
 * support.
 *
 * @param {{ target: string, port?: number, now?: () => number }} options `target` is the address of the emulator
 * (`127.0.0.1:PORT`), `now` tells milliseconds since the epoch
 * @returns {Promise<{ host: string, failNext: (fault: Fault) => void, stop: () => Promise<void> }>}
 *
 * @typedef {object} Fault
 * @property {string | RegExp} path the end of the request's path, or a pattern for it
 * @property {string} error the word by which the service tells of it, for example `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`
 * @property {number} [status] 400 unless given
 */
export async function startFaultProxy({ target, port = 0, now = Date.now }) {
  /** @type {Fault[]} */
  const faults = [];
  const signIns = createSignIns(now);
  const handle = async (incoming, response) => {
    const path = new URL(incoming.url, `http://${target}`).pathname;
    const body = await bodyOf(incoming);
    if (incoming.method === 'POST' && path === '/__fault') return takeFault(body, response, faults);
    const fault =
      incoming.method === 'POST' ? (takeOut(faults, path) ?? signIns.check(path, body)) : undefined;
    if (fault !== undefined) return raise(response, fault);
    return pass(incoming, body, response, { target, signIns, path });
  };
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  // A request may be sent on a connection that is being closed because it is idle.
  server.keepAliveTimeout = 0;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    host: `127.0.0.1:${server.address().port}`,
    failNext: (fault) => void faults.push(fault),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export const otherFactorName = 'Authenticator app';

/** Accepts faults from browser tests. */
function takeFault(body, response, faults) {
  const { path, error, status } = JSON.parse(String(body));
  faults.push({ path, error, status });
  response.writeHead(204).end();
}

function takeOut(faults, path) {
  const index = faults.findIndex((fault) =>
    typeof fault.path === 'string' ? path.endsWith(fault.path) : fault.path.test(path),
  );
  return index === -1 ? undefined : faults.splice(index, 1)[0];
}

/** Responds like the service, readable for pages of any origin like all responses of the emulator. */
function raise(response, { error, status = 400 }) {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify({ error: { code: status, message: error, errors: [{ message: error }] } }));
}

/** A new connection for each request: a reused one may be closed just when it is used. */
const agent = new Agent({ keepAlive: false });

function pass(incoming, body, response, { target, signIns, path }) {
  const [hostname, port] = target.split(':');
  // The emulator's responses may be rewritten, so they must not be compressed.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const outgoing = request({ agent, hostname, port, path: incoming.url, method: incoming.method, headers });
  outgoing.once('error', () => response.destroy());
  const passBack = async (returned) => {
    const answered = withOtherFactors(await bodyOf(returned));
    signIns.note(path, answered);
    const { 'transfer-encoding': _, ...others } = returned.headers;
    response.writeHead(returned.statusCode, { ...others, 'content-length': String(answered.length) });
    response.end(answered);
  };
  outgoing.once('response', (returned) => {
    passBack(returned).catch(() => response.destroy());
  });
  outgoing.end(body);
}

const recentMs = 300_000;

/** Remembers when each user got a token for a password or a code, and refuses an enrolment if that is too long ago. */
function createSignIns(now) {
  const times = new Map();
  return {
    note: (path, body) => {
      if (!/:signInWithPassword$|\/mfaSignIn:finalize$|\/mfaEnrollment:finalize$/u.test(path)) return;
      const user = userOf(body);
      if (user !== null) times.set(user, now());
    },
    check: (path, body) => {
      if (!/\/mfaEnrollment:(?:start|finalize)$/u.test(path)) return undefined;
      const at = times.get(userOf(body));
      const isOld = at !== undefined && now() > at + recentMs;
      return isOld ? { error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } : undefined;
    },
  };
}

/** The user of the token in a body. */
function userOf(body) {
  const { idToken } = JSON.parse(String(body));
  if (typeof idToken !== 'string') return null;
  return JSON.parse(String(Buffer.from(idToken.split('.')[1], 'base64url'))).sub;
}

/** Makes the phone of a factor with the other name look like an authenticator app. */
function withOtherFactors(body) {
  if (!body.includes(otherFactorName)) return body;
  const { mfaInfo, ...others } = JSON.parse(String(body));
  if (!Array.isArray(mfaInfo)) return body;
  const factors = mfaInfo.map(({ phoneInfo, ...factor }) =>
    factor.displayName === otherFactorName ? { ...factor, totpInfo: {} } : { phoneInfo, ...factor },
  );
  return Buffer.from(JSON.stringify({ ...others, mfaInfo: factors }));
}

async function bodyOf(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
