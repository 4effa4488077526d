import type { DraftValues } from '@lineup/domain';
import type { DraftEdits } from '@lineup/services';
import type { Journal } from './journal.ts';
import {
  dueEdits,
  isNothing,
  nextDue,
  withChanges,
  withoutRemoval,
  withoutSent,
  withRemoval,
  type PendingEdits,
} from './pending-edits.ts';

/** `saved`: everything is stored. `saving`: edits are waiting or being sent. `retrying`: the last attempt failed. */
export type AutosaveState = 'saved' | 'saving' | 'retrying';

/** How long to wait after an edit before sending, in milliseconds. */
export const restPause = 800;
/** How long a removal can be undone, in milliseconds: longer than its notice is shown. */
export const undoPause = 6000;
/** The pause before the first retry, in milliseconds; doubled each time up to the longest. */
const firstRetryPause = 2000;
const longestRetryPause = 30_000;
/** The maximum number of edits per request. */
const batchLimit = 400;

export interface AutosaveOptions {
  /** Sends edits to the provider; idempotent. */
  readonly keep: (edits: DraftEdits) => Promise<void>;
  readonly journal: Journal;
  /** The current time, in epoch milliseconds. */
  readonly now: () => number;
  /** Called with removals that can no longer be undone. */
  readonly onRemovalsSent?: (ids: ReadonlySet<string>) => void;
}

/**
 * Saves a draft's edits: writes them to the journal immediately, sends them after a short pause, and retries until they
 * are acknowledged. Edits already in the journal are pending from the start.
 */
export class Autosave {
  readonly #options: AutosaveOptions;
  readonly #listeners = new Set<() => void>();
  #pending: PendingEdits;
  #sending: { readonly edits: DraftEdits; readonly done: Promise<void> } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lastFailure: unknown = null;
  #isNoted = true;
  #isStopped = true;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#pending = options.journal.read();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): AutosaveState => {
    if (isNothing(this.#pending)) return 'saved';
    return this.#failures > 0 ? 'retrying' : 'saving';
  };

  /** The edits that are not acknowledged yet. */
  get pending(): PendingEdits {
    return this.#pending;
  }

  /** Returns why the last attempt failed; null after a successful one. */
  readonly failure = (): unknown => this.#lastFailure;

  /** True if pending edits would be lost with this page, because the browser refused to store them. */
  get isAtRisk(): boolean {
    return !this.#isNoted && !isNothing(this.#pending);
  }

  change(changes: ReadonlyMap<string, Partial<DraftValues>>): void {
    this.#note((pending) => withChanges(pending, changes));
  }

  /** Sends the removal after `pause` milliseconds, in which it can be undone. */
  remove(id: string, pause = undoPause): void {
    const undoableUntil = this.#options.now() + pause;
    this.#note((pending) => withRemoval(pending, id, undoableUntil));
  }

  /** Returns true if a removed event can still be restored: its removal was not sent yet. */
  canRestore(id: string): boolean {
    return this.#pending.removed.has(id) && this.#sending?.edits.removed.has(id) !== true;
  }

  restore(id: string): void {
    this.#note((pending) => withoutRemoval(pending, id));
  }

  /** Starts sending, beginning with the edits in the journal. */
  start(): void {
    this.#isStopped = false;
    this.#schedule();
  }

  /** Stops sending. Unacknowledged edits stay in the journal, and are sent one last time. */
  stop(): void {
    this.#isStopped = true;
    this.flush().catch(() => {
      // The edits are in the journal; the next visit sends them.
    });
  }

  /** Retries immediately instead of after the pause, for example when the network is back. */
  retryNow(): void {
    if (this.#failures === 0) return;
    clearTimeout(this.#timer);
    void this.#sendDue();
  }

  /** Sends everything now, including removals; rejects with the provider's error if it cannot be saved. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (!isNothing(this.#pending)) {
      if (this.#sending === null) await this.#send(Number.POSITIVE_INFINITY);
      else await this.#sending.done;
    }
  }

  #note(change: (pending: PendingEdits) => PendingEdits): void {
    this.#pending = change(this.#pending);
    this.#isNoted = this.#options.journal.update(change);
    this.#tell();
    if (this.#failures === 0) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const due = nextDue(this.#pending);
    if (due === null || this.#isStopped) return;
    const pause = this.#failures > 0 ? retryPause(this.#failures) : restPause;
    this.#timer = setTimeout(() => void this.#sendDue(), Math.max(pause, due - this.#options.now()));
  }

  async #sendDue(): Promise<void> {
    const due = nextDue(this.#pending);
    if (due === null || due > this.#options.now()) {
      this.#schedule();
      return;
    }
    try {
      await (this.#sending?.done ?? this.#send(this.#options.now()));
    } catch {
      // `state` reports the failure, and a retry is scheduled.
    }
  }

  async #send(now: number): Promise<void> {
    const edits = dueEdits(this.#pending, now, batchLimit);
    const done = this.#deliver(edits).finally(() => {
      this.#sending = null;
      this.#tell();
      this.#schedule();
    });
    this.#sending = { edits, done };
    if (edits.removed.size > 0) this.#options.onRemovalsSent?.(edits.removed);
    await done;
  }

  async #deliver(edits: DraftEdits): Promise<void> {
    try {
      await this.#options.keep(edits);
    } catch (error) {
      this.#failures += 1;
      this.#lastFailure = error;
      throw error;
    }
    this.#failures = 0;
    this.#lastFailure = null;
    this.#pending = withoutSent(this.#pending, edits);
    this.#isNoted = this.#options.journal.update((noted) => withoutSent(noted, edits));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function retryPause(failures: number): number {
  return Math.min(firstRetryPause * 2 ** (failures - 1), longestRetryPause);
}
