import type { LineupEvent, SetEdit } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import type { Tap } from './tap.ts';

/** A tap that is queued until it can be sent. */
export interface WaitingTap extends Tap {
  /** True if another user changed the same fields, so that a person has to decide. */
  readonly isAsked: boolean;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A loose check: only this portal writes these values. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

const tapsSchema = z.array(
  z.object({
    id: z.string(),
    stage: z.string(),
    text: z.string(),
    edits: z.array(z.custom<SetEdit>(isObject)),
    seen: z.array(z.custom<Versioned<LineupEvent>>(isObject)),
    isAsked: z.boolean(),
  }),
);

/** Unsaved taps, in order. They survive a reload if the browser can store them. */
export class TapQueue {
  #taps: readonly WaitingTap[];
  readonly #listeners = new Set<() => void>();
  readonly #storage: Store | null;
  readonly #key: string;

  /** `key` identifies the user and the festival. */
  constructor(storage: Store | null, key: string) {
    this.#storage = storage;
    this.#key = key;
    this.#taps = this.#load();
  }

  readonly taps = (): readonly WaitingTap[] => this.#taps;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(tap: Tap): void {
    this.#set([...this.#taps, { ...tap, isAsked: false }]);
  }

  remove(id: string): void {
    this.#set(this.#taps.filter((tap) => tap.id !== id));
  }

  ask(id: string): void {
    this.#set(this.#taps.map((tap) => (tap.id === id ? { ...tap, isAsked: true } : tap)));
  }

  #set(taps: readonly WaitingTap[]): void {
    this.#taps = taps;
    this.#store();
    for (const listener of this.#listeners) listener();
  }

  #load(): readonly WaitingTap[] {
    try {
      const found = tapsSchema.safeParse(JSON.parse(this.#storage?.getItem(this.#key) ?? '[]'));
      return found.success ? found.data : [];
    } catch {
      return [];
    }
  }

  #store(): void {
    try {
      if (this.#taps.length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(this.#taps));
    } catch {
      // Storage is denied or full: the taps last until the page is closed.
    }
  }
}
