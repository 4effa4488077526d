import {
  reviewMessages,
  weighNights,
  type ClockTime,
  type EventNotice,
  type Festival,
  type NightQuestion,
} from '@lineup/domain';
import { useEffect, useMemo, useState } from 'react';
import type { DraftStore } from '../../../../draft/draft-store.ts';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { useSettledRevision } from '../use-settled-revision.ts';
import { answeredFor, noteAnswer } from './answered-nights.ts';

const doubt: EventNotice = { field: 'date', code: 'night', message: reviewMessages.nights.inDoubt };

export interface OpenNightQuestion {
  /** Null while nothing is to be asked. */
  readonly question: NightQuestion | null;
  /** Whether the festival's day begins at another time than when the draft was read. */
  readonly hasChanged: boolean;
  /** The question counts as answered where the day begins at this time; null opens it again. */
  readonly setAnswered: (dayStartsAt: ClockTime | null) => void;
}

/** What is to be asked about the nights of the draft as it is now; the events concerned say so while it is open. */
export function useNightQuestion(festival: Festival, uploadId: string): OpenNightQuestion {
  const { store } = useDraftSession();
  const { revision } = useSettledRevision(store);
  const [answered, setAnswered] = useState(() => answeredFor(uploadId));
  const isAnswered = answered === festival.dayStartsAt;
  const question = useMemo(
    () => (isAnswered || revision === null ? null : questionOf(store, festival)),
    [store, revision, festival, isAnswered],
  );
  useEffect(() => {
    const ids = question === null ? [] : [...question.sets];
    store.setDoubts(new Map(ids.map((id) => [id, doubt])));
  }, [store, question]);
  return {
    question,
    hasChanged: store.hasFollowedDayStart(),
    setAnswered: (dayStartsAt) => {
      noteAnswer(uploadId, dayStartsAt);
      setAnswered(dayStartsAt);
    },
  };
}

/** Null also while the draft has not followed the festival to another start of the day yet. */
function questionOf(store: DraftStore, festival: Festival): NightQuestion | null {
  if (store.rules().festival.dayStartsAt !== festival.dayStartsAt) return null;
  const drafts = store.rows().map((row) => row.event);
  const settled = new Set(drafts.filter(({ id }) => store.isRedated(id)).map(({ id }) => id));
  return weighNights(drafts, festival, { settled, mustAsk: store.hasFollowedDayStart() });
}
