import {
  formatClock,
  formatDay,
  reviewMessages,
  type Festival,
  type NightListing,
  type NightQuestion,
} from '@lineup/domain';
import { useId } from 'react';
import { Button } from '../../../../../../design/controls/button.tsx';
import classes from './night-answers.module.css';
import { listedUnder } from './night-listing.ts';
import type { GivenAnswer } from './use-answer-nights.ts';

const words = reviewMessages.nights;

interface NightAnswersProps extends Pick<Festival, 'hourCycle'> {
  readonly question: NightQuestion;
  readonly hasChanged: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (kind: GivenAnswer['kind']) => void;
}

/**
 * The question on which days the early sets are: the reason for the suggestion, and the effect of each answer on one of
 * them.
 */
export function NightAnswers({ question, hourCycle, hasChanged, isBusy, onAnswer }: NightAnswersProps) {
  const baseId = useId();
  const { suggested, example } = question;
  const time = formatClock(example.timeStart, hourCycle);
  const exampleText = (kind: GivenAnswer['kind']) => {
    const listing = example[kind];
    const line = words.example(example.artistName, time, formatDay(listing.day), listedText(listing));
    const { dayStartsAt } = question[kind];
    const isSet = kind === 'evening' && dayStartsAt !== question.calendarDay.dayStartsAt;
    return isSet ? `${line} ${words.dayStart(formatClock(dayStartsAt, hourCycle))}` : line;
  };
  return (
    <>
      <p>{hasChanged ? words.changed : reasonOf(question)}</p>
      <div className={classes['answers']}>
        {(['evening', 'calendarDay'] as const).map((kind) => (
          <div key={kind} className={classes['answer']}>
            <Button
              size="sm"
              variant={suggested === kind ? 'filled' : 'default'}
              disabled={isBusy}
              aria-describedby={`${baseId}-${kind}`}
              onClick={() => onAnswer(kind)}
            >
              {words[kind]}
            </Button>
            <span id={`${baseId}-${kind}`}>{exampleText(kind)}</span>
          </div>
        ))}
      </div>
    </>
  );
}

function listedText(listing: NightListing): string {
  const name = listedUnder(listing);
  return listing.place === 'within' ? name : words.listedOutside[listing.place](name);
}

function reasonOf({ suggested, outside, evening, calendarDay }: NightQuestion): string {
  if (suggested === null) return words.unclear;
  if (suggested === 'calendarDay') return words.onTheirDay;
  const isMoving = evening.moves.size > 0 || calendarDay.moves.size > 0;
  return outside > 0 && !isMoving ? words.outside(outside) : words.follow;
}
