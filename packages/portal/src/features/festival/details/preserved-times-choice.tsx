import type { PreservedTimes } from '@lineup/domain';
import { useId, type ReactNode } from 'react';
import classes from './effect-dialog.module.css';
import { eventCountText, type EffectQuestion } from './effect-question.ts';

interface PreservedTimesChoiceProps {
  readonly question: EffectQuestion;
  readonly preserved: PreservedTimes;
  readonly onChoose: (preserved: PreservedTimes) => void;
}

/** The choice of what to preserve when the zone changes, with the effect of each option on the events. */
export function PreservedTimesChoice({ question, preserved, onChoose }: PreservedTimesChoiceProps) {
  const { effects, example, otherDay } = question;
  const option = (value: PreservedTimes, label: string, effect: ReactNode) => (
    <PreservedTimesOption label={label} isChosen={preserved === value} onChoose={() => onChoose(value)}>
      {effect}
    </PreservedTimesOption>
  );
  return (
    <fieldset className={classes['choice']}>
      <legend>What should stay the same?</legend>
      {option(
        'clockTimes',
        'Clock times',
        <>
          {example !== null && `${example.artistName} stays at ${example.before}. `}
          {eventCountText(effects.clockTimes.moved.length)} will take place at a different moment.
        </>,
      )}
      {option(
        'instants',
        'Moments in time',
        <>
          {example !== null &&
            `${example.artistName} at ${example.before} moves to ${example.after} on the clock. `}
          {otherDay === 0
            ? 'No event moves to another day.'
            : `${eventCountText(otherDay)} will move to another day.`}
        </>,
      )}
      <p className={classes['hint']}>
        The festival’s own dates and times stay as entered, in the new timezone.
      </p>
    </fieldset>
  );
}

interface PreservedTimesOptionProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function PreservedTimesOption({ label, isChosen, onChoose, children }: PreservedTimesOptionProps) {
  const id = useId();
  return (
    <div className={classes['option']}>
      <input
        id={id}
        type="radio"
        name="preserved"
        checked={isChosen}
        data-autofocus={isChosen ? true : undefined}
        aria-describedby={`${id}-effect`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-effect`}>{children}</p>
    </div>
  );
}
