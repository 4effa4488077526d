import { formatClock, formatDay, type EventForm, type HourCycle } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { VersionComparison } from '../../../design/notices/version-comparison.tsx';
import classes from './conflict-choice.module.css';
import { statusOptions } from './event-options.ts';
import { differingFields } from './event-values.ts';
import type { EventEditor } from './use-event-editor.ts';

const labels: Readonly<Record<keyof EventForm, string>> = {
  artistName: 'Artist Name',
  stage: 'Stage',
  date: 'Date',
  timeStart: 'Start Time',
  timeEnd: 'End Time',
  imageURL: 'Image',
  status: 'Status',
  replacedBy: 'Replaced by',
  note: 'Internal note',
};

interface ConflictChoiceProps {
  readonly editor: EventEditor;
  readonly mine: EventForm;
  readonly theirs: EventForm;
  /** The festival's. */
  readonly hourCycle: HourCycle | undefined;
}

/** Somebody else has changed the event: both versions side by side where they differ, and which one to keep. */
export function ConflictChoice({ editor, mine, theirs, hourCycle }: ConflictChoiceProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <VersionComparison
      fields={differingFields(mine, theirs).map((field) => ({
        field: labels[field],
        mine: shown(field, mine, hourCycle),
        theirs: shown(field, theirs, hourCycle),
      }))}
    >
      <Button ref={first} variant="default" onClick={editor.dismissConflict}>
        Back to Editing
      </Button>
      <Button variant="default" onClick={editor.takeTheirs}>
        Take Theirs
      </Button>
      <Button onClick={editor.keepMine}>Keep Mine</Button>
    </VersionComparison>
  );
}

function shown(field: keyof EventForm, form: EventForm, hourCycle: HourCycle | undefined) {
  const value = form[field];
  if (field === 'imageURL') return <ConflictImage url={value} />;
  if (field === 'date') return formatDay(value);
  if (field === 'status') return statusOptions.find((option) => option.value === value)?.label ?? value;
  return field === 'timeStart' || field === 'timeEnd' ? formatClock(value, hourCycle) : value;
}

function ConflictImage({ url }: { readonly url: string }) {
  if (url === '') return 'No image';
  return <img className={classes['picture']} src={url} alt="As it would look" />;
}
