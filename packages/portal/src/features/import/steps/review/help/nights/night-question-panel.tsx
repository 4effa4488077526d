import {
  formatClock,
  formatDay,
  formatWeekday,
  reviewMessages,
  type Festival,
  type NightListing,
  type NightQuestion,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../../../design/controls/button.tsx';
import { Banner } from '../../../../../../design/notices/banner.tsx';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { answeredNights, type OpenQuestions } from '../../../../questions/use-draft-questions.ts';
import { Done } from '../done.tsx';
import classes from './night-question-panel.module.css';
import { daysOf, useAnswerNights, type GivenAnswer } from './use-answer-nights.ts';

const words = reviewMessages.nights;

interface NightQuestionPanelProps {
  readonly festival: Versioned<Festival>;
  readonly questions: OpenQuestions;
}

/** Asks once on which days the sets of the early hours are; the answer is carried out at once, and can be undone. */
export function NightQuestionPanel({ festival, questions }: NightQuestionPanelProps) {
  const { store } = useDraftSession();
  const { nights: question, nightsWaitFor, answers, setAnswers } = questions;
  const { isBusy, give, takeBack } = useAnswerNights(festival);
  const [given, setGiven] = useState<GivenAnswer | null>(null);
  const [isUndone, setUndone] = useState(false);

  const answer = async (kind: GivenAnswer['kind']) => {
    if (question === null) return;
    const chosen = question[kind];
    const daysBefore = daysOf(store, chosen.moves.keys());
    if (!(await give(chosen))) return;
    const count = question.sets.size;
    setGiven({ answer: chosen, count, kind, dayStartBefore: festival.dayStartsAt, daysBefore });
    setUndone(false);
    setAnswers({
      ...answers,
      nights: answeredNights(store, answers, chosen.dayStartsAt, count),
    });
  };
  const undo = async () => {
    if (given === null || !(await takeBack(given))) return;
    setGiven(null);
    setUndone(true);
    setAnswers({ ...answers, nights: null });
  };

  const done = given !== null && <Done text={doneText(given)} isBusy={isBusy} onUndo={() => void undo()} />;
  if (question === null) {
    return (
      <>
        {done}
        {nightsWaitFor !== null && <Banner tone="blue">{words.waits[nightsWaitFor]}</Banner>}
      </>
    );
  }
  return (
    <Question
      question={question}
      hourCycle={festival.hourCycle}
      hasChanged={store.hasFollowedDayStart()}
      isBusy={isBusy}
      isFocused={isUndone}
      onAnswer={(kind) => void answer(kind)}
    />
  );
}

function doneText({ kind, count }: GivenAnswer): string {
  return kind === 'evening' ? words.placedInEvening(count) : words.placedOnDay(count);
}

interface QuestionProps extends Pick<Festival, 'hourCycle'> {
  readonly question: NightQuestion;
  readonly hasChanged: boolean;
  readonly isBusy: boolean;
  /** The focus was on what stood here before. */
  readonly isFocused: boolean;
  readonly onAnswer: (kind: GivenAnswer['kind']) => void;
}

function Question({ question, hourCycle, hasChanged, isBusy, isFocused, onAnswer }: QuestionProps) {
  const firstRef = useFocus(isFocused);
  const baseId = useId();
  const { before, sets, suggested, example } = question;
  const time = formatClock(example.timeStart, hourCycle);
  const exampleText = (kind: GivenAnswer['kind']) => {
    const listing = example[kind];
    const line = words.example(example.artistName, time, formatDay(listing.day), listedUnder(listing));
    const { dayStartsAt } = question[kind];
    const isSet = kind === 'evening' && dayStartsAt !== question.calendarDay.dayStartsAt;
    return isSet ? `${line} ${words.dayStart(formatClock(dayStartsAt, hourCycle))}` : line;
  };
  return (
    <Banner tone="amber" title={words.title(sets.size, formatClock(before, hourCycle))}>
      <p>{hasChanged ? words.changed : reasonOf(question)}</p>
      <div className={classes['answers']}>
        {(['evening', 'calendarDay'] as const).map((kind, index) => (
          <div key={kind} className={classes['answer']}>
            <Button
              ref={index === 0 ? firstRef : undefined}
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
    </Banner>
  );
}

function listedUnder({ day, listed, place }: NightListing): string {
  const name = words.listed(formatWeekday(listed), listed !== day);
  return place === 'within' ? name : words.listedOutside[place](name);
}

function reasonOf({ suggested, outside, evening, calendarDay }: NightQuestion): string {
  if (suggested === null) return words.unclear;
  if (suggested === 'calendarDay') return words.onTheirDay;
  const isMoving = evening.moves.size > 0 || calendarDay.moves.size > 0;
  return outside > 0 && !isMoving ? words.outside(outside) : words.follow;
}

/** Takes the focus once, where what had it has gone. */
function useFocus(isRequested: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRequested) ref.current?.focus({ preventScroll: true });
  }, [isRequested]);
  return ref;
}
