import {
  hasDueReleases,
  runDueReleases,
  callAllWebhooks,
  callWebhook,
  type SendWebhook,
} from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';

/** What is published automatically: planned releases, steps of announcements, and the calls of webhooks. */
export interface ReleaseJobs {
  /** Sends out what was missed, and from then on what is due when it is. */
  start(): Promise<void>;
  /** Learns that a festival has published, and calls its webhook. */
  readonly onPublished: (festivalId: string) => void;
  /** Begins nothing new and waits for what is under way; a webhook that waits for another try is called after the next start. */
  close(): Promise<void>;
}

export interface ReleaseJobsDeps {
  readonly provider: ServerProvider;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Learns of failures that no caller waits for. */
  readonly onError: (error: unknown) => void;
  readonly sendWebhook: SendWebhook;
  /** The origin of the public pages. */
  readonly origin: string;
  /** Sends out what is due, elsewhere; by this object's own provider unless given. */
  readonly sendDue?: () => Promise<void>;
}

/** A look at the clock is cheap: one small collection is read. */
const lookEveryMs = 1000;
/** After a failure that may last, as of a full disk. */
const restMs = 15_000;

export function createReleaseJobs({
  provider,
  now,
  onError,
  sendWebhook,
  origin,
  sendDue: sendElsewhere,
}: ReleaseJobsDeps): ReleaseJobs {
  const stop = new AbortController();
  const telling = new Set<Promise<void>>();
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const webhooks = { now, send: sendWebhook, pause: (ms: number) => pauseUnless(stop.signal, ms), origin };
  const inBackground = (work: Promise<void>) => {
    const task = work.catch(unlessStopped(stop.signal, onError)).finally(() => telling.delete(task));
    telling.add(task);
  };
  const onPublished = (festivalId: string) => {
    if (!stop.signal.aborted) inBackground(callWebhook(provider, festivalId, webhooks));
  };

  const sendDue = async () => {
    const fail = (error: unknown) => {
      restsUntil = performance.now() + restMs;
      onError(error);
    };
    const send = async () => {
      if (sendElsewhere === undefined) await runDueReleases(provider, { now, onPublished, onError: fail });
      else if (await hasDueReleases(provider, now())) await sendElsewhere();
    };
    await send().catch(fail);
  };
  const look = () => {
    if (isRunning || stop.signal.aborted || performance.now() < restsUntil) return;
    isRunning = true;
    running = sendDue().finally(() => {
      isRunning = false;
    });
  };

  return {
    start: async () => {
      if (stop.signal.aborted) return;
      timer = setInterval(look, lookEveryMs);
      timer.unref();
      look();
      inBackground(callAllWebhooks(provider, { ...webhooks, onError: unlessStopped(stop.signal, onError) }));
      await running;
    },
    onPublished,
    close: async () => {
      stop.abort();
      clearInterval(timer);
      await running;
      await Promise.all(telling);
    },
  };
}

function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopped = () => {
      clearTimeout(timer);
      reject(new ProviderError('unavailable', 'The server is being shut down'));
    };
    if (signal.aborted) return stopped();
    signal.addEventListener('abort', stopped, { once: true });
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stopped);
      resolve();
    }, milliseconds);
    timer.unref();
  });
}

/** What ends with the server is called after the next start. */
function unlessStopped(signal: AbortSignal, onError: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) onError(error);
  };
}
