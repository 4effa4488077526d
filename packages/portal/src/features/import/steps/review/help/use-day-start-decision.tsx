import {
  formatClock,
  movingMessages,
  reviewMessages,
  suggestDayStart,
  validateTimes,
  type Festival,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo, useState } from 'react';
import { Button } from '../../../../../design/controls/button.tsx';
import { useDraftSession } from '../../../draft/use-draft.ts';
import { answeredNights, type OpenQuestions } from '../../../questions/use-draft-questions.ts';
import classes from './day-start-decision.module.css';
import { noDecisions, type Decisions, type OpenDecision } from './queue/decision.ts';
import { useDayStartSave } from './use-festival-save.ts';
import { useSettledRevision } from './use-settled-revision.ts';

const words = movingMessages.dayStart;
const id = 'dayStart';

/**
 * Suggests another start of the festival's day if the file has nights that days from midnight would split. Its sets
 * keep their dates, which also answers the question about nights that another start of the day would raise.
 */
export function useDayStartDecision(festival: Versioned<Festival>, questions: OpenQuestions): Decisions {
  const { store } = useDraftSession();
  const { nights, nightsWaitFor, answers, setAnswers } = questions;
  const { revision } = useSettledRevision(store);
  const { isBusy, saveDayStart } = useDayStartSave(festival);
  const [before, setBefore] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const suggestion = useMemo(() => {
    // Another start is only offered if the festival's days begin at midnight.
    const mayBeOffered = revision !== null && festival.dayStartsAt === '00:00';
    const events = mayBeOffered ? store.rows().map((row) => row.event) : [];
    return suggestDayStart(
      events.flatMap((event) => validateTimes(event, festival).span ?? []),
      festival,
    );
  }, [store, revision, festival]);
  const begin = async (dayStartsAt: string) => {
    const isSaved = await saveDayStart(dayStartsAt);
    if (isSaved) setAnswers({ ...answers, nights: answeredNights(store, answers, dayStartsAt) });
    return isSaved;
  };

  if (before !== null) {
    const undo = async () => {
      if (await begin(before)) setBefore(null);
    };
    const text = words.done(formatClock(festival.dayStartsAt, festival.hourCycle));
    return { open: [], taken: [{ key: id, of: id, text, isBusy, onUndo: () => void undo() }] };
  }
  if (suggestion === null || isLeft || nights !== null || nightsWaitFor !== null) return noDecisions;
  const { dayStartsAt, sets } = suggestion;
  const apply = async () => {
    if (await begin(dayStartsAt)) setBefore(festival.dayStartsAt);
  };
  const open: OpenDecision = {
    id,
    topic: reviewMessages.queue.topics.dayStart,
    tone: 'blue',
    title: words.why(sets),
    content: (
      <div className={classes['answers']}>
        <Button size="sm" variant="default" loading={isBusy} onClick={() => void apply()}>
          {words.apply(formatClock(dayStartsAt, festival.hourCycle))}
        </Button>
        <Button size="sm" variant="default" disabled={isBusy} onClick={() => setLeft(true)}>
          {words.leave}
        </Button>
      </div>
    ),
  };
  return { open: [open], taken: [] };
}
