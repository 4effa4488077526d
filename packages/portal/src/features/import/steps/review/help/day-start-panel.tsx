import { formatClock, movingMessages, suggestDayStart, validateTimes, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo, useState } from 'react';
import { Button } from '../../../../../design/controls/button.tsx';
import { Banner } from '../../../../../design/notices/banner.tsx';
import { useDraftSession } from '../../../draft/use-draft.ts';
import { answeredNights, type OpenQuestions } from '../../../questions/use-draft-questions.ts';
import classes from './day-start-panel.module.css';
import { Done } from './done.tsx';
import { useDayStartSave } from './use-festival-save.ts';
import { useSettledRevision } from './use-settled-revision.ts';

const words = movingMessages.dayStart;

interface DayStartPanelProps {
  readonly festival: Versioned<Festival>;
  readonly questions: OpenQuestions;
}

/**
 * Suggests another start of the festival's day where the file has nights that days from midnight would cut in two. Its sets stay at
 * their dates, which is the answer to the question of nights that another start of the day would raise.
 */
export function DayStartPanel({ festival, questions }: DayStartPanelProps) {
  const { store } = useDraftSession();
  const { nights, nightsWaitFor, answers, setAnswers } = questions;
  const { revision } = useSettledRevision(store);
  const { isBusy, saveDayStart } = useDayStartSave(festival);
  const [before, setBefore] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const suggestion = useMemo(() => {
    const events = revision === null ? [] : store.rows().map((row) => row.event);
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
    const time = formatClock(festival.dayStartsAt, festival.hourCycle);
    return <Done text={words.done(time)} isBusy={isBusy} onUndo={() => void undo()} />;
  }
  if (suggestion === null || isLeft || nights !== null || nightsWaitFor !== null) return null;
  const { dayStartsAt, sets } = suggestion;
  const apply = async () => {
    if (await begin(dayStartsAt)) setBefore(festival.dayStartsAt);
  };
  return (
    <Banner tone="blue" title={words.why(sets)}>
      <div className={classes['answers']}>
        <Button size="sm" variant="default" loading={isBusy} onClick={() => void apply()}>
          {words.apply(formatClock(dayStartsAt, festival.hourCycle))}
        </Button>
        <Button size="sm" variant="default" disabled={isBusy} onClick={() => setLeft(true)}>
          {words.leave}
        </Button>
      </div>
    </Banner>
  );
}
