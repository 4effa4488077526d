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

/** `saved`: all is with the provider. `saving`: edits wait or are on their way. `retrying`: the last try failed. */
export type AutosaveState = 'saved' | 'saving' | 'retrying';

/** Milliseconds without an edit before edits are sent. */
export const restPause = 800;
/** Milliseconds during which a removal can be undone: longer than its notice stays. */
export const undoPause = 6000;
/** Milliseconds before the first new try; doubled each time up to the longest. */
const firstRetryPause = 2000;
const longestRetryPause = 30_000;
/** Edits sent at once. */
const batchLimit = 400;

export interface AutosaveOptions {
  /** Hands edits to the provider; repeating it does no harm. */
  readonly keep: (edits: DraftEdits) => Promise<void>;
  readonly journal: Journal;
  /** The time now, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Learns of removals that can no longer be undone. */
  readonly onRemovalsSent?: (ids: ReadonlySet<string>) => void;
}

/**
 * Keeps a draft's edits: noted in the journal at once, sent after a short rest, tried again until acknowledged.
 * Edits that the journal holds from before are pending from the start.
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

  /** The edits not acknowledged yet. */
  get pending(): PendingEdits {
    return this.#pending;
  }

  /** Why the last try failed; null after a good one. */
  readonly failure = (): unknown => this.#lastFailure;

  /** Whether what is pending would be lost with this page, because the browser did not let it be noted. */
  get isAtRisk(): boolean {
    return !this.#isNoted && !isNothing(this.#pending);
  }

  change(changes: ReadonlyMap<string, Partial<DraftValues>>): void {
    this.#note((pending) => withChanges(pending, changes));
  }

  /** The removal is sent after `pause` milliseconds, in which it can be undone. */
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

  /** Begins to send; what the journal held goes first. */
  start(): void {
    this.#isStopped = false;
    this.#schedule();
  }

  /** Ends sending. Edits not acknowledged stay in the journal, and one last try is made for them. */
  stop(): void {
    this.#isStopped = true;
    this.flush().catch(() => {
      // The journal has the edits; the next visit sends them.
    });
  }

  /** Tries at once instead of after the pause, such as when the network is back. */
  retryNow(): void {
    if (this.#failures === 0) return;
    clearTimeout(this.#timer);
    void this.#sendDue();
  }

  /** Sends everything now, removals too; rejects with the provider's failure when it cannot be saved. */
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
      // `state` tells of the failure, and the next try is scheduled.
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
