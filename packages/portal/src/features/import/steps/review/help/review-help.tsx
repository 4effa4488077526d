import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { lazy, Suspense, useState } from 'react';
import { useDraftQuestions } from '../../../questions/use-draft-questions.ts';
import { DatesPanel } from './dates-panel.tsx';
import { FileNotes } from './file-notes.tsx';
import { FixesPanel } from './fixes/fixes-panel.tsx';
import { NightQuestionPanel } from './nights/night-question-panel.tsx';
import { StagesPanel } from './stages/stages-panel.tsx';
import classes from './review-help.module.css';

/** Only a festival whose days begin at midnight may be offered another start of them. */
const DayStartPanel = lazy(async () => ({ default: (await import('./day-start-panel.tsx')).DayStartPanel }));

export interface ReviewHelpProps {
  readonly festival: Versioned<Festival>;
  readonly uploadId: string;
}

/**
 * How the file was read, what the review asks about a draft as a whole, and the fixes that it offers, in the order in which they depend on each other:
 * stages, dates, ends, nights.
 */
export function ReviewHelp({ festival, uploadId }: ReviewHelpProps) {
  const questions = useDraftQuestions(festival, uploadId);
  // It stays when its offer is accepted, for its undo.
  const [beginsAtMidnight] = useState(festival.dayStartsAt === '00:00');
  return (
    <div className={classes['help']}>
      <FileNotes />
      <StagesPanel festival={festival} questions={questions} />
      <DatesPanel festival={festival} />
      <FixesPanel festival={festival} />
      <NightQuestionPanel festival={festival} questions={questions} />
      {beginsAtMidnight && (
        <Suspense fallback={null}>
          <DayStartPanel festival={festival} questions={questions} />
        </Suspense>
      )}
    </div>
  );
}
