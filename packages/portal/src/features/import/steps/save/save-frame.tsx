import { useMemo, type ReactNode } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import type { DraftRules } from '../../draft/draft-rules.ts';
import { makeProgramme, type ProgrammeEvent } from '../../saving/programme.ts';
import { ActionBar } from '../action-bar.tsx';
import { ProgrammePreview } from './programme-preview.tsx';
import classes from './save-step.module.css';

interface SaveFrameProps {
  readonly events: readonly ProgrammeEvent[];
  readonly rules: DraftRules;
  readonly isSaving?: boolean;
  readonly onBack: () => void;
  /** Undefined while the events cannot be saved. */
  readonly onSave?: (() => void) | undefined;
  /** The text about the events. */
  readonly children?: ReactNode;
}

/** The events as they will be in the schedule; an empty programme if there are none. */
export function SaveFrame({ events, rules, isSaving = false, onBack, onSave, children }: SaveFrameProps) {
  const programme = useMemo(() => makeProgramme(events, rules), [events, rules]);
  return (
    <section className={classes['step']}>
      <h2>Save Events</h2>
      {children}
      <ProgrammePreview days={programme} />
      <ActionBar>
        <Button variant="default" disabled={isSaving} onClick={onBack}>
          Back to Edit
        </Button>
        <Button disabled={isSaving || onSave === undefined} onClick={onSave}>
          {isSaving ? 'Saving...' : 'Save All Events'}
        </Button>
      </ActionBar>
    </section>
  );
}
