import { reviewMessages } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../../../design/controls/button.tsx';
import type { Decisions, OpenDecision } from './decision.ts';
import classes from './decision-queue.module.css';
import { TakenList } from './taken-list.tsx';
import { useQueuePlace } from './use-queue-place.ts';

const words = reviewMessages.queue;

/** The decisions that a draft needs, one at a time; those already made are listed below, each with its undo. */
export function DecisionQueue({ open, taken }: Decisions) {
  const { index, current, go, reopen, reopened } = useQueuePlace(open);
  return (
    <>
      {current !== undefined && (
        <section aria-label={words.label} className={classes['queue']} data-tone={current.tone}>
          <CurrentDecision
            key={current.id}
            decision={current}
            place={words.place(taken.length + index + 1, taken.length + open.length)}
            isReopened={reopened !== null}
          />
          {open.length > 1 && (
            // Both wrap around, so that the focus is not lost at an end.
            <nav aria-label={words.steps} className={classes['steps']}>
              <Button size="sm" variant="subtle" onClick={() => go((index || open.length) - 1)}>
                {words.back}
              </Button>
              <Button size="sm" variant="subtle" onClick={() => go((index + 1) % open.length)}>
                {words.next}
              </Button>
            </nav>
          )}
        </section>
      )}
      <TakenList taken={taken} onReopen={reopen} />
    </>
  );
}

interface CurrentDecisionProps {
  readonly decision: OpenDecision;
  readonly place: string;
  readonly isReopened: boolean;
}

function CurrentDecision({ decision, place, isReopened }: CurrentDecisionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  // The focused line is gone.
  useEffect(() => {
    isDue.current = isReopened;
    if (isReopened) focusFirst(ref.current);
  }, [isReopened]);
  // The controls may be disabled until the undo is saved.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isDue.current && isLost) focusFirst(ref.current);
    else isDue.current = false;
  });
  const { topic, tone, title, content, picture } = decision;
  return (
    <div ref={ref} className={classes['decision']} role={tone === 'red' ? 'alert' : 'status'}>
      <div className={classes['question']}>
        <p className={classes['place']}>
          {place} · {topic}
        </p>
        {title !== undefined && <strong className={classes['title']}>{title}</strong>}
      </div>
      {picture}
      <div className={classes['content']}>{content}</div>
    </div>
  );
}

function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('button, select')?.focus({ preventScroll: true });
}
