import { spawnSync } from 'node:child_process';

const timeoutMs = 30_000;

/** Sign-in instructions, in one line. */
export const howToSignIn = 'Sign in to Google Cloud: gcloud auth application-default login';

/** An error response from Google; `reason` is Google's short code, such as SERVICE_DISABLED. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{ message?: string, status?: string, details?: readonly { reason?: string, metadata?: Record<string, string> }[] }} error
   */
  constructor(status, error) {
    super(error.message ?? `status ${status}`);
    const detail = (error.details ?? []).find(({ reason }) => reason !== undefined);
    this.status = status;
    this.reason = detail?.reason ?? error.status ?? '';
    this.metadata = detail?.metadata ?? {};
  }
}

/**
 * Calls one of Google's APIs: GET, or POST if there is a body. Throws a `Refusal`, or the network error if there is no
 * response.
 *
 * @typedef {(url: string, body?: object, method?: 'POST' | 'PATCH') => Promise<any>} Ask
 */

/**
 * Opens Google's APIs with the credentials of `gcloud auth application-default login` or
 * GOOGLE_APPLICATION_CREDENTIALS; null without any.
 *
 * @param {string} project pays for the requests
 * @returns {Ask | null}
 */
export function signInToGoogle(project) {
  const words = ['auth', 'application-default', 'print-access-token'];
  const { status, stdout } = spawnSync('gcloud', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const token = status === 0 ? stdout.trim() : '';
  return token === '' ? null : askWith({ token, project, fetch });
}

/**
 * @param {{ token: string, project: string, fetch: typeof globalThis.fetch }} options
 * @returns {Ask}
 */
export function askWith({ token, project, fetch }) {
  const common = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  return async (url, body, method = body === undefined ? 'GET' : 'POST') => {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: body === undefined ? common : { ...common, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = parse(await response.text());
    if (!response.ok) throw new Refusal(response.status, answer?.error ?? {});
    return answer ?? {};
  };
}

/**
 * The response, or null if the resource does not exist.
 *
 * @param {Promise<any>} answer
 */
export async function nullIfAbsent(answer) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
