/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own dialogs stand apart from what is around them */
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Choice, useQuestion, type Ask, type Question } from '../dialogs/confirm.tsx';
import classes from './side-panel.module.css';

/**
 * Asks questions about a side panel inside the panel: render the returned `question` there. The rest of the page stays
 * usable.
 */
export function usePanelQuestion(): { readonly ask: Ask; readonly question: ReactNode } {
  const { ask, question, opened, answer } = useQuestion();
  return { ask, question: opened && question !== null && <PanelQuestion {...{ question, answer }} /> };
}

interface PanelQuestionProps {
  readonly question: Question;
  readonly answer: (confirmed: boolean) => void;
}

function PanelQuestion({ question, answer }: PanelQuestionProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    // An element that has the focus by then keeps it.
    return () => void (before instanceof HTMLElement && queueMicrotask(() => giveBack(before)));
  }, []);
  const noteKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    answer(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={classes['question']}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={noteKey}
    >
      <h4 id={`${id}-title`}>{question.title}</h4>
      <div id={`${id}-text`}>
        <Choice question={question} onAnswer={answer} />
      </div>
    </section>
  );
}

function giveBack(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
