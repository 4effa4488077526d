import { decodePicks, encodePicks } from '../pick-codes.ts';
import { readStored, writeStored, type VisitorStorage } from './storage.ts';

/** The visitor's picks, by the numbers of sets, stored in this browser and nowhere else. */
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

  /** Picks a set, or takes it back. False where the browser does not keep it beyond this visit. */
  toggle(number: number): boolean {
    const others = [...this.#numbers].filter((other) => other !== number);
    return this.#save(this.#numbers.has(number) ? others : [...others, number]);
  }

  /** Adds picks, as from a link. */
  add(numbers: readonly number[]): boolean {
    return this.#save([...this.#numbers, ...numbers]);
  }

  /** Takes over what another window of the page has changed. */
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
