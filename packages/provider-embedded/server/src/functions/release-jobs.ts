import {
  callDueWebhooks,
  callWebhook,
  hasDueReleases,
  runDueReleases,
  type SendWebhook,
} from '@lineup/functions';
import type { ServerProvider } from '@lineup/provider/server';

/** What is published automatically: planned releases, steps of announcements, and the calls of webhooks. */
export interface ReleaseJobs {
  /** Sends out what was missed, and from then on what is due when it is. */
  start(): Promise<void>;
  /** Learns that a festival's webhook is to be sent something, and sends it at once. */
  readonly onPublished: (festivalId: string) => void;
  /** Begins nothing new and waits for what is under way; later attempts to call a webhook are made after the next start. */
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

/** A look at the clock is cheap: two small collections are read. */
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
  const calling = new Set<Promise<void>>();
  const releases = createRest(onError);
  const webhooks = createRest(onError);
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const surroundings = { now, send: sendWebhook, origin };
  /** A call that waits for its receiver delays neither the next look nor a release. */
  const inBackground = (work: Promise<unknown>) => {
    const task: Promise<void> = work.then(() => undefined, webhooks.fail).finally(() => calling.delete(task));
    calling.add(task);
  };
  const onPublished = (festivalId: string) => {
    if (!isStopped) inBackground(callWebhook(provider, festivalId, surroundings));
  };

  const sendDue = async () => {
    const { fail } = releases;
    const send = async () => {
      if (sendElsewhere === undefined) await runDueReleases(provider, { now, onPublished, onError: fail });
      else if (await hasDueReleases(provider, now())) await sendElsewhere();
    };
    await send().catch(fail);
  };
  const look = () => {
    if (isStopped) return;
    if (!webhooks.rests()) {
      inBackground(callDueWebhooks(provider, { ...surroundings, onError: webhooks.fail }));
    }
    if (isRunning || releases.rests()) return;
    isRunning = true;
    running = sendDue().finally(() => {
      isRunning = false;
    });
  };

  return {
    start: async () => {
      if (isStopped) return;
      timer = setInterval(look, lookEveryMs);
      timer.unref();
      look();
      await running;
    },
    onPublished,
    close: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
      await Promise.all(calling);
    },
  };
}

/** Work that rests for a while after a failure. */
function createRest(onError: (error: unknown) => void) {
  let until = Number.NEGATIVE_INFINITY;
  return {
    rests: () => performance.now() < until,
    fail: (error: unknown) => {
      until = performance.now() + restMs;
      onError(error);
    },
  };
}
