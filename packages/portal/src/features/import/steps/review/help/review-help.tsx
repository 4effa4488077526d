import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSaysOfArtists } from '../../../draft/use-draft.ts';
import { useDraftQuestions } from '../../../questions/use-draft-questions.ts';
import { FileNotes } from './file-notes.tsx';
import { useFixDecisions } from './fixes/use-fix-decisions.tsx';
import { useNightDecision } from './nights/use-night-decision.tsx';
import { joinDecisions, noDecisions } from './queue/decision.ts';
import { DecisionQueue } from './queue/decision-queue.tsx';
import classes from './review-help.module.css';
import { useStageDecision } from './stages/use-stage-decision.tsx';
import { useDayStartDecision } from './use-day-start-decision.tsx';

const ArtistDecision = lazy(async () => ({
  default: (await import('../../../artists/artist-decision.tsx')).ArtistDecision,
}));

export interface ReviewHelpProps {
  readonly festival: Versioned<Festival>;
  readonly uploadId: string;
  /** Called with the number of open decisions. */
  readonly onOpen: (count: number) => void;
}

/**
 * How the file was interpreted, the questions about the draft as a whole, and the offered fixes, in order of
 * dependency: stages, dates, ends, nights, artists.
 */
export function ReviewHelp({ festival, uploadId, onOpen }: ReviewHelpProps) {
  const questions = useDraftQuestions(festival, uploadId);
  const saysOfArtists = useSaysOfArtists();
  const [ofArtists, setOfArtists] = useState(noDecisions);
  const { open, taken } = joinDecisions([
    useStageDecision(festival, questions),
    useFixDecisions(festival),
    useNightDecision(festival, questions),
    useDayStartDecision(festival, questions),
    saysOfArtists ? ofArtists : noDecisions,
  ]);
  const count = open.length;
  useEffect(() => onOpen(count), [onOpen, count]);
  return (
    <div className={classes['help']}>
      <DecisionQueue open={open} taken={taken} />
      <FileNotes />
      {saysOfArtists && (
        <Suspense>
          <ArtistDecision onDecisions={setOfArtists} />
        </Suspense>
      )}
    </div>
  );
}
