import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { FixesPanel } from './fixes/fixes-panel.tsx';
import { NightQuestionPanel } from './nights/night-question-panel.tsx';
import { StagesPanel } from './stages/stages-panel.tsx';
import classes from './review-help.module.css';

export interface ReviewHelpProps {
  readonly festival: Versioned<Festival>;
  readonly uploadId: string;
}

/** What the review asks about a draft as a whole, and the fixes that it offers. */
export function ReviewHelp({ festival, uploadId }: ReviewHelpProps) {
  return (
    <div className={classes['help']}>
      <NightQuestionPanel festival={festival} uploadId={uploadId} />
      <StagesPanel festival={festival} />
      <FixesPanel festival={festival} />
    </div>
  );
}
