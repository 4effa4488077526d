import { useCallback, useRef, useState } from 'react';

/** A dialog that asks one question and resolves with its answer. */
export interface DialogState<Question, Answer> {
  readonly opened: boolean;
  /** The question; it stays while the dialog fades out. */
  readonly question: Question | null;
  /** Opens the dialog; resolves to the answer, or to null if it is closed without one. */
  readonly ask: (question: Question) => Promise<Answer | null>;
  readonly answer: (answer: Answer | null) => void;
}

/**
 * The state of a dialog that opens with a question and resolves with its answer; a new question closes the one before.
 */
export function useDialog<Question, Answer>(): DialogState<Question, Answer> {
  const [question, setQuestion] = useState<Question | null>(null);
  const [opened, setOpened] = useState(false);
  const resolve = useRef<(answer: Answer | null) => void>(() => undefined);

  const ask = useCallback((next: Question) => {
    resolve.current(null);
    setQuestion(() => next);
    setOpened(true);
    return new Promise<Answer | null>((settle) => {
      resolve.current = settle;
    });
  }, []);
  const answer = useCallback((given: Answer | null) => {
    setOpened(false);
    resolve.current(given);
  }, []);
  return { opened, question, ask, answer };
}
