/** The maximum number of cached values; then the cache is emptied. */
const maximumEntries = 4096;

/** Caches the results of a pure function. */
export class BoundedCache<Key extends string | number, Value extends string | number | object | null> {
  readonly #answers = new Map<Key, Value>();
  readonly #workOut: (question: Key) => Value;

  constructor(workOut: (question: Key) => Value) {
    this.#workOut = workOut;
  }

  get(question: Key): Value {
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const answer = this.#workOut(question);
    if (this.#answers.size >= maximumEntries) this.#answers.clear();
    this.#answers.set(question, answer);
    return answer;
  }
}
