import {
  formatClock,
  forEachSetText,
  formatDay,
  isClockTime,
  messages,
  type EventForm,
  type EventFormField,
  type Festival,
  type HourCycle,
} from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { useOtherName } from '../../../../app/queries/other-person.ts';
import { usePicture } from '../../../../app/pictures/use-picture.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { Picture } from '../../../../design/files/picture.tsx';
import { VersionComparison } from '../../../../design/notices/version-comparison.tsx';
import classes from './conflict-choice.module.css';
import { statusOptions } from './event-options.ts';
import { conflictingFields, type EventInput } from './event-input.ts';
import type { EventBase } from './event-values.ts';
import type { EventEditor } from './use-event-editor.ts';

const labels: Readonly<Record<keyof EventForm, string>> = {
  artistName: 'Artist Name',
  stage: 'Stage',
  date: 'Date',
  timeStart: 'Start Time',
  timeEnd: 'End Time',
  startPass: 'Start Time',
  endPass: 'End Time',
  imageURL: 'Image',
  status: 'Status',
  replacedBy: 'Replaced by',
  ...forEachSetText(({ label }) => label),
};

interface ConflictChoiceProps {
  readonly editor: EventEditor;
  readonly conflict: { readonly base: EventBase; readonly typed: EventInput; readonly theirs: EventBase };
  readonly festival: Festival;
}

/** Shows both versions of fields that another user changed concurrently, side by side, and asks which one to keep. */
export function ConflictChoice({ editor, conflict, festival }: ConflictChoiceProps) {
  const { base, typed, theirs } = conflict;
  const { hourCycle } = festival;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const compared = withoutPasses(conflictingFields(base, typed, theirs));
  const name = useOtherName(festival.id, { target: 'set', id: base.event.id, fields: compared });
  return (
    <VersionComparison
      who={name}
      fields={compared.map((field) => ({
        field: labels[field],
        mine: shown(field, typed.form, hourCycle),
        theirs: shown(field, theirs.form, hourCycle),
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

/** Drops the fields that tell equal clock times apart, because the time's text says it. */
function withoutPasses(fields: readonly EventFormField[]): readonly EventFormField[] {
  const timeOf = (field: EventFormField) =>
    field === 'startPass' ? 'timeStart' : field === 'endPass' ? 'timeEnd' : field;
  return [...new Set(fields.map(timeOf))];
}

function shown(field: keyof EventForm, form: EventForm, hourCycle: HourCycle | undefined) {
  const value = form[field];
  if (field === 'imageURL') return <ConflictImage url={value} />;
  if (field === 'date') return formatDay(value);
  if (field === 'status') return statusOptions.find((option) => option.value === value)?.label ?? value;
  if ((field !== 'timeStart' && field !== 'timeEnd') || !isClockTime(value)) return value;
  const pass = form[field === 'timeStart' ? 'startPass' : 'endPass'];
  const clock = formatClock(value, hourCycle);
  return pass === 'second' ? messages.event.secondPass(clock) : clock;
}

function ConflictImage({ url }: { readonly url: string }) {
  const picture = usePicture(url, 160);
  if (url === '') return 'No image';
  if (picture === null) return <bdi>{url}</bdi>;
  return <Picture className={classes['picture']} picture={picture} alt="As it would look" />;
}
