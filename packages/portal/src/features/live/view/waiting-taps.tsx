import { liveMessages } from '@lineup/domain';
import { Button } from '../../../design/controls/button.tsx';
import type { WaitingTap } from '../model/tap-queue.ts';
import type { BoardActions } from './board-actions.ts';
import classes from './waiting-taps.module.css';

const texts = liveMessages.queue;

interface WaitingTapsProps {
  readonly waiting: readonly WaitingTap[];
  readonly actions: Pick<BoardActions, 'applyAnyway' | 'discard'>;
}

/** The unsaved taps of a stage, each with its actions. */
export function WaitingTaps({ waiting, actions }: WaitingTapsProps) {
  if (waiting.length === 0) return null;
  return (
    <ul className={classes['taps']}>
      {waiting.map((tap) => (
        <li key={tap.id} className={classes['tap']}>
          <span>{tap.isAsked ? texts.changed(tap.text) : texts.notSaved(tap.text)}</span>
          <span className={classes['buttons']}>
            {tap.isAsked && (
              <Button variant="default" onClick={() => actions.applyAnyway(tap)}>
                {texts.apply}
              </Button>
            )}
            <Button variant="subtle" onClick={() => actions.discard(tap)}>
              {texts.discard}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
