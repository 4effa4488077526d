import { formatClock, formatDay, reviewMessages, type Festival, type NightQuestion } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState } from 'react';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { answeredNights, type OpenQuestions } from '../../../../questions/use-draft-questions.ts';
import type { Decisions, OpenDecision, TakenDecision } from '../queue/decision.ts';
import { Picture } from '../queue/picture.tsx';
import { NightAnswers } from './night-answers.tsx';
import { listedUnder } from './night-listing.ts';
import { daysOf, useAnswerNights, type GivenAnswer } from './use-answer-nights.ts';

const words = reviewMessages.nights;
const topic = reviewMessages.queue.topics.nights;
const id = 'nights';

/** Asks once on which days the early sets are; the answer is applied immediately, and can be undone. */
export function useNightDecision(festival: Versioned<Festival>, questions: OpenQuestions): Decisions {
  const { store } = useDraftSession();
  const { nights: question, nightsWaitFor, answers, setAnswers } = questions;
  const { isBusy, give, takeBack } = useAnswerNights(festival);
  const [given, setGiven] = useState<GivenAnswer | null>(null);

  const answer = async (kind: GivenAnswer['kind']) => {
    if (question === null) return;
    const chosen = question[kind];
    const daysBefore = daysOf(store, chosen.moves.keys());
    if (!(await give(chosen))) return;
    const count = question.sets.size;
    setGiven({ answer: chosen, count, kind, dayStartBefore: festival.dayStartsAt, daysBefore });
    setAnswers({
      ...answers,
      nights: answeredNights(store, answers, chosen.dayStartsAt, count),
    });
  };
  const undo = async () => {
    if (given === null || !(await takeBack(given))) return;
    setGiven(null);
    setAnswers({ ...answers, nights: null });
  };

  if (question !== null) {
    const { hourCycle } = festival;
    const open: OpenDecision = {
      id,
      topic,
      tone: 'amber',
      title: words.title(question.sets.size, formatClock(question.before, hourCycle)),
      picture: <Picture parts={picturedAnswers(question, hourCycle)} />,
      content: (
        <NightAnswers
          question={question}
          hourCycle={hourCycle}
          hasChanged={store.hasFollowedDayStart()}
          isBusy={isBusy}
          onAnswer={(kind) => void answer(kind)}
        />
      ),
    };
    return { open: [open], taken: [] };
  }
  const waiting: readonly OpenDecision[] =
    nightsWaitFor === null
      ? []
      : [{ id, topic, tone: 'blue', isWaiting: true, content: <p>{words.waits[nightsWaitFor]}</p> }];
  const taken: readonly TakenDecision[] =
    given === null ? [] : [{ key: id, of: id, text: doneText(given), isBusy, onUndo: () => void undo() }];
  return { open: waiting, taken };
}

/** Returns where each answer would list the example, the earlier one first. */
function picturedAnswers({ example, suggested }: NightQuestion, hourCycle: Festival['hourCycle']) {
  const { artistName, timeStart } = example;
  return (['evening', 'calendarDay'] as const)
    .map((kind) => ({
      key: kind,
      listed: example[kind].listed,
      name: listedUnder(example[kind]),
      text: `${formatDay(example[kind].day)} ${formatClock(timeStart, hourCycle)} ${artistName}`,
      isLikely: suggested === kind,
    }))
    .toSorted((one, other) => (one.listed < other.listed ? -1 : 1));
}

function doneText({ kind, count }: GivenAnswer): string {
  return kind === 'evening' ? words.placedInEvening(count) : words.placedOnDay(count);
}
