import { artistImportMessages, reviewMessages } from '@lineup/domain';
import { withAnswers, type ArtistAnswers, type ArtistSide } from '@lineup/domain/artist-columns';
import { memo, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { useDraftRows } from '../draft/use-draft.ts';
import { useDecisions } from '../merge/use-decisions.ts';
import { noDecisions, type Decisions } from '../steps/review/help/queue/decision.ts';
import classes from './artist-decision.module.css';
import { useArtistPlan, useDraftPlace } from './use-artist-plan.ts';

const words = artistImportMessages.decision;
const id = 'artists';

interface Answered {
  readonly before: ArtistAnswers;
  readonly side: ArtistSide;
  readonly count: number;
}

interface ArtistDecisionProps {
  readonly onDecisions: (decisions: Decisions) => void;
}

/** Reports the open decisions about artists. Renders nothing itself, so that only files with artist data load it. */
export const ArtistDecision = memo(function ArtistDecision({ onDecisions }: ArtistDecisionProps) {
  const decisions = useArtistDecision();
  useEffect(() => onDecisions(decisions), [onDecisions, decisions]);
  return null;
});

/** Asks once for all artists that differ between the file and the portal; each can be decided in its rows too. */
function useArtistDecision(): Decisions {
  const { upload } = useDraftPlace();
  const rows = useDraftRows();
  const events = useMemo(() => rows.map((row) => row.event), [rows]);
  const state = useArtistPlan(events);
  const [{ artists: answers }, store] = useDecisions(upload.uploadId);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const plan = state.status === 'ready' ? state.plan : null;
  const asked = plan?.artists.map(({ key, changes }) => ({
    key,
    changes: changes.filter(({ from }) => from === 'ask'),
  }));
  const open = asked?.filter(({ changes }) => changes.length > 0) ?? [];
  if (answered !== null) {
    const text = (answered.side === 'file' ? words.taken : words.kept)(answered.count);
    const undo = () => {
      store.change((all) => ({ ...all, artists: answered.before }));
      setAnswered(null);
    };
    return { open: [], taken: [{ key: id, of: id, text, isBusy: false, onUndo: undo }] };
  }
  if (open.length === 0) return noDecisions;
  const answer = (side: ArtistSide) => {
    store.change((all) => ({ ...all, artists: withAnswers(all.artists, open, side) }));
    setAnswered({ before: answers, side, count: open.length });
  };
  return {
    taken: [],
    open: [
      {
        id,
        topic: reviewMessages.queue.topics.artists,
        tone: 'blue',
        title: words.title(open.length),
        content: (
          <div className={classes['answers']}>
            <span>{words.why}</span>
            <Button size="sm" variant="default" onClick={() => answer('portal')}>
              {words.keep}
            </Button>
            <Button size="sm" variant="default" onClick={() => answer('file')}>
              {words.take}
            </Button>
          </div>
        ),
      },
    ],
  };
}
