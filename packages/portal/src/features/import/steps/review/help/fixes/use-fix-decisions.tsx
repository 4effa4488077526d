import {
  datesOutside,
  endsByLength,
  fixText,
  messages,
  reviewMessages,
  suggestFixes,
  usualLength,
  type DraftFix,
  type Festival,
} from '@lineup/domain';
import { useMemo, useState } from 'react';
import { toast } from '../../../../../../design/toasts/toast.ts';
import { applyEdit, undoEdit, type AppliedEdit } from '../../../../draft/apply-edit.ts';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import type { Decisions, OpenDecision } from '../queue/decision.ts';
import { useSettledRevision } from '../use-settled-revision.ts';
import { datesDecision } from './dates-outside.tsx';
import { isLength } from './fix-length.ts';
import { FixOffers } from './fix-offers.tsx';
import { fixesByTopic, fixTopic } from './fix-topics.ts';

const { topics } = reviewMessages.queue;

/** Offers to fix several events at once, by topic; each fix can be undone separately. */
export function useFixDecisions(festival: Festival): Decisions {
  const session = useDraftSession();
  const { store } = session;
  const { revision, settle } = useSettledRevision(store);
  const [applied, setApplied] = useState<readonly AppliedEdit<DraftFix>[]>([]);
  const [length, setLength] = useState(String(usualLength));
  const { events, fixes, outside } = useDraftFixes(festival, revision, Number(length));

  const apply = (fix: DraftFix) => {
    setApplied([...applied, applyEdit(session, fix)]);
    settle();
  };
  const undo = (done: AppliedEdit<DraftFix>) => {
    if (!undoEdit(session, done)) toast.error(messages.review.removedForGood);
    setApplied(applied.filter((each) => each !== done));
    settle();
  };

  const byTopic = fixesByTopic(fixes);
  const offersOf = (own: readonly DraftFix[]) => (
    <FixOffers
      fixes={own}
      about={{ festival, events }}
      length={{ text: length, setText: setLength }}
      onApply={apply}
    />
  );
  const open = [...byTopic].map(([topic, own]): OpenDecision => ({
    id: topic,
    topic: topics[topic],
    tone: 'blue',
    content: offersOf(own),
  }));
  const dates = byTopic.get('dates');
  return {
    open:
      outside === null
        ? open
        : [
            datesDecision(outside, festival, dates && offersOf(dates)),
            ...open.filter(({ id }) => id !== 'dates'),
          ],
    taken: applied.map((done, place) => ({
      key: `${place} ${done.edit.kind}`,
      of: fixTopic(done.edit),
      text: fixText(done.edit, 'done'),
      isBusy: false,
      onUndo: () => undo(done),
    })),
  };
}

/** Returns the fixes for the draft at this revision. */
function useDraftFixes(festival: Festival, revision: number | null, minutes: number) {
  const { store } = useDraftSession();
  return useMemo(() => {
    const events = revision === null ? [] : store.rows().map((row) => row.event);
    const byLength = endsByLength(events, festival, isLength(minutes) ? minutes : usualLength);
    return {
      events,
      fixes: [...suggestFixes(events, festival), ...(byLength === null ? [] : [byLength])],
      outside: datesOutside(events, festival),
    };
  }, [store, revision, festival, minutes]);
}
