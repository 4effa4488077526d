import type { ScreenView } from '@lineup/domain/live';
import type { ClockSample } from './server-clock.ts';

/** The response to a state request; no `view` if the screen already has the newest. */
export interface StateAnswer {
  readonly pauseMs: number;
  readonly version: string;
  readonly view?: ScreenView;
}

/** The outcome of a request that asks for a change. */
export type AskedAnswer = 'done' | 'tooMany' | 'failed' | { readonly refused: string };

/** The link is unknown, has expired or was revoked. */
export class InvalidLink extends Error {}

/** The server asks the screen to wait. */
export class Throttled extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('Throttled');
    this.waitMs = waitMs;
  }
}

/** The server holds a state request for about 20 s; one that takes longer than this is lost. */
const stateTimeoutMs = 25_000;
const otherTimeoutMs = 8_000;

/** The requests of a screen. They send its token in a header, so that it never ends up in a log. */
export function createScreenRequests(token: string, deviceNow: () => number) {
  const ask = async (path: string, timeoutMs: number, init: RequestInit = {}, signal?: AbortSignal) => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    signal?.addEventListener('abort', abort);
    const timer = setTimeout(abort, timeoutMs);
    try {
      const response = await fetch(`/stage/${path}`, {
        ...init,
        cache: 'no-store',
        headers: { 'x-stage-token': token, ...(init.method && { 'content-type': 'application/json' }) },
        signal: controller.signal,
      });
      return {
        status: response.status,
        ok: response.ok,
        headers: response.headers,
        body: await response.text(),
      };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
  const post = async (path: string, body: object): Promise<AskedAnswer> => {
    try {
      const response = await ask(path, otherTimeoutMs, { method: 'POST', body: JSON.stringify(body) });
      if (response.ok) return 'done';
      if (response.status === 429) return 'tooMany';
      if (response.status !== 409) return 'failed';
      const { message } = JSON.parse(response.body) as { readonly message: string };
      return { refused: message };
    } catch {
      return 'failed';
    }
  };
  return {
    /** Requests what the screen shows; the server holds the request until that differs from `after`. */
    state: async (after: string | null, signal: AbortSignal): Promise<StateAnswer> => {
      const query = after === null ? '' : `?after=${after}`;
      const response = await ask(`state${query}`, stateTimeoutMs, {}, signal);
      if (response.status === 404) throw new InvalidLink();
      if (response.status === 429) {
        throw new Throttled(Number(response.headers.get('retry-after') ?? 5) * 1000);
      }
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return JSON.parse(response.body) as StateAnswer;
    },
    clock: async (): Promise<ClockSample> => {
      const sentAt = deviceNow();
      const response = await ask('clock', otherTimeoutMs);
      const { now } = JSON.parse(response.body) as { readonly now: number };
      return { sentAt, receivedAt: deviceNow(), serverNow: now };
    },
    seen: (messageId: string) => post('seen', { messageId }),
    report: (report: { readonly setId: string; readonly kind: string; readonly minutes: number | null }) =>
      post('report', report),
  };
}

export type ScreenRequests = ReturnType<typeof createScreenRequests>;
