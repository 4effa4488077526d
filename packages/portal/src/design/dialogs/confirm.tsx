import { createContext, use, useCallback, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import classes from './confirm.module.css';
import { useDialog } from './use-dialog.ts';

/** A question with two answers. */
export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** The label of the confirming button; a verb. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Red for actions that remove something. */
  readonly danger?: boolean;
}

export type Ask = (question: Question) => Promise<boolean>;

/** The component that asks the questions of its descendants; see `useConfirm`. */
export const ConfirmContext = createContext<Ask | null>(null);

/**
 * Returns a function that asks a question; resolves to true if the user confirms, and to false if they cancel, close or
 * press Escape.
 */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (ask === null) throw new Error('useConfirm needs <ConfirmProvider> above it');
  return ask;
}

/**
 * Shows the questions of `useConfirm`, one at a time; a new one cancels the one before. Focus returns to where it was.
 */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const { ask, question, opened, answer } = useQuestion();
  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog opened={opened} onClose={() => answer(false)} title={question?.title} size="sm">
        {question !== null && <Choice question={question} onAnswer={answer} />}
      </Dialog>
    </ConfirmContext>
  );
}

/** The state of the current question, wherever it is shown. */
export function useQuestion() {
  const dialog = useDialog<Question, boolean>();
  const { ask } = dialog;
  return {
    ...dialog,
    ask: useCallback<Ask>(async (question) => (await ask(question)) === true, [ask]),
  };
}

interface ChoiceProps {
  readonly question: Question;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** The question and its two answers. */
export function Choice({ question, onAnswer }: ChoiceProps) {
  return (
    <>
      <div>{question.text}</div>
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {question.cancelLabel ?? 'Cancel'}
        </Button>
        <Button color={question.danger === true ? 'red' : 'accent'} onClick={() => onAnswer(true)}>
          {question.confirmLabel}
        </Button>
      </div>
    </>
  );
}
