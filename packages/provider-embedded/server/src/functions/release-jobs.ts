import {
  callDueWebhooks,
  callWebhook,
  hasDueReleases,
  runDueReleases,
  type SendWebhook,
} from '@lineup/functions';
import type { ServerProvider } from '@lineup/provider/server';

/** Everything published automatically: scheduled releases, steps of announcements, and webhook calls. */
export interface ReleaseJobs {
  /** Publishes what was missed, then everything when it is due. */
  start(): Promise<void>;
  /** Called when a festival's webhook has something to send, which is sent immediately. */
  readonly onPublished: (festivalId: string) => void;
  /** Starts nothing new and waits for work in progress; later webhook attempts are made after the next start. */
  close(): Promise<void>;
}

export interface ReleaseJobsDeps {
  readonly provider: ServerProvider;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Receives errors that no caller waits for. */
  readonly onError: (error: unknown) => void;
  readonly sendWebhook: SendWebhook;
  /** The origin of the public pages. */
  readonly origin: string;
  /** Publishes what is due elsewhere; defaults to this object's own provider. */
  readonly sendDue?: () => Promise<void>;
}

/** Checking is cheap: it reads two small collections. */
const lookEveryMs = 1000;
/** The pause after an error that may last, such as a full disk. */
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
  /** A slow receiver must delay neither the next check nor a release. */
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

/** Work that pauses after an error. */
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
