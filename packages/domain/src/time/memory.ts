/** At most this many answers are kept; then the memory is emptied and filled anew. */
const answersKept = 4096;

/** Remembers the answers of a pure function, so that a repeated question costs one look-up. */
export class Memory<Question extends string | number, Answer extends string | number | object | null> {
  readonly #answers = new Map<Question, Answer>();
  readonly #workOut: (question: Question) => Answer;

  constructor(workOut: (question: Question) => Answer) {
    this.#workOut = workOut;
  }

  recall(question: Question): Answer {
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const answer = this.#workOut(question);
    if (this.#answers.size >= answersKept) this.#answers.clear();
    this.#answers.set(question, answer);
    return answer;
  }
}
