import { decodePicks, encodePicks } from '../pick-codes.ts';
import { readStored, writeStored, type VisitorStorage } from './storage.ts';

/** The visitor's picks, by set number, stored only in this browser. */
export class StoredPicks {
  readonly #key: string;
  readonly #storage: VisitorStorage;
  #numbers: ReadonlySet<number>;

  /** `storage` is null if the browser has none or denies it. */
  constructor(festivalId: string, storage: VisitorStorage) {
    this.#key = `lineup-picks:${festivalId}`;
    this.#storage = storage;
    this.#numbers = this.#read();
  }

  get numbers(): ReadonlySet<number> {
    return this.#numbers;
  }

  /** Picks or unpicks a set. Returns false if the browser does not store it beyond this visit. */
  toggle(number: number): boolean {
    const others = [...this.#numbers].filter((other) => other !== number);
    return this.#save(this.#numbers.has(number) ? others : [...others, number]);
  }

  /** Adds picks, for example those of a link. */
  add(numbers: readonly number[]): boolean {
    return this.#save([...this.#numbers, ...numbers]);
  }

  /** Reads changes made in another window of the page. */
  readAgain(): void {
    this.#numbers = this.#read();
  }

  #read(): ReadonlySet<number> {
    return new Set(decodePicks(readStored(this.#storage, this.#key) ?? 'd'));
  }

  #save(numbers: readonly number[]): boolean {
    this.#numbers = new Set(numbers);
    return writeStored(this.#storage, this.#key, encodePicks(numbers));
  }
}
