import type { DoneChange, Recorder } from '@lineup/services';
import type { VisitStorage } from './visit-storage.ts';
import { withChange, withoutChange, withSent, type OwnChange, type Visit } from './visit.ts';

interface VisitsGiven {
  readonly recorder: Pick<Recorder, 'onDone' | 'onSent'>;
  readonly storage: VisitStorage;
  readonly userId: () => string;
  readonly now: () => number;
}

/** This user's changes on each festival during this visit. Follows what the recorder sends and stores. */
export class Visits {
  readonly #storage: VisitStorage;
  readonly #userId: () => string;
  readonly #now: () => number;
  readonly #visits = new Map<string, Visit>();
  readonly #listeners = new Set<() => void>();
  /** Changes that no toast has announced yet, by festival. */
  readonly #unannounced = new Map<string, string>();
  /** By the ids of changes that are being stored: settled once their outcome is known. */
  readonly #awaited = new Map<string, Promise<void>>();

  constructor({ recorder, storage, userId, now }: VisitsGiven) {
    this.#storage = storage;
    this.#userId = userId;
    this.#now = now;
    recorder.onSent((sent, isStored) => this.#noteSent(sent, isStored));
    recorder.onDone((done) => this.#noteDone(done));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the visit to this festival; the same object until it changes. */
  of(festivalId: string): Visit {
    const key = this.#keyOf(festivalId);
    const known = this.#visits.get(key) ?? this.#storage.load(this.#userId(), festivalId);
    this.#visits.set(key, known);
    return known;
  }

  change(festivalId: string, next: (before: Visit) => Visit): void {
    const after = next(this.of(festivalId));
    this.#visits.set(this.#keyOf(festivalId), after);
    this.#storage.store(this.#userId(), festivalId, after);
    for (const listener of this.#listeners) listener();
  }

  /** Returns the change that was just made and that no toast has announced. */
  unannounced(festivalId: string): string | undefined {
    return this.#unannounced.get(festivalId);
  }

  /** Marks it as announced by a toast. */
  announce(festivalId: string): void {
    this.#unannounced.delete(festivalId);
  }

  /** Settles once the outcome of a change that is being stored is known; undefined for any other. */
  answerOf(changeId: string): Promise<void> | undefined {
    return this.#awaited.get(changeId);
  }

  #keyOf(festivalId: string): string {
    return `${this.#userId()}/${festivalId}`;
  }

  #noteSent(sent: DoneChange, isStored: Promise<boolean | null>): void {
    if (isOtherwiseKnown(sent)) return;
    const { festivalId, id } = sent;
    this.change(festivalId, (before) => withSent(before, this.#ownChange(sent)));
    const settle = (stored: boolean | null) => {
      this.#awaited.delete(id);
      if (stored === false) this.change(festivalId, (before) => withoutChange(before, id));
    };
    this.#awaited.set(id, isStored.then(settle));
  }

  #noteDone(done: DoneChange): void {
    if (isOtherwiseKnown(done)) return;
    this.#unannounced.set(done.festivalId, done.id);
    this.change(done.festivalId, (before) => withChange(before, this.#ownChange(done)));
  }

  #ownChange({ id, importId }: DoneChange): OwnChange {
    return { id, at: this.#now(), ...(importId !== undefined && { importId }) };
  }
}

/** Creating a festival cannot be undone; undos and redos are recorded with their outcome. */
function isOtherwiseKnown({ kind }: DoneChange): boolean {
  return kind === 'festivalCreated' || kind === 'undone' || kind === 'redone';
}
