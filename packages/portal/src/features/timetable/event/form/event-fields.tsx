import {
  endsNextDay,
  eventTimestamps,
  isClockTime,
  isPlainDate,
  isLongText,
  setTextFields,
  setTexts,
  zoneName,
  type ConflictIndex,
  type EventForm,
  type Festival,
  type SetText,
} from '@lineup/domain';
import { useId } from 'react';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextArea } from '../../../../design/controls/text-area.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import { TimeInput } from '../../../../design/controls/time-input.tsx';
import { PassChoices } from '../../../../design/festival/pass-choices.tsx';
import { SetLength } from '../../../../design/festival/set-length.tsx';
import classes from './event-form.module.css';
import { AnnouncementLine } from '../../../publish/announcement/announcement-line.tsx';
import { CallOff } from './call-off.tsx';
import { EventNotesList } from '../notes/event-notes-list.tsx';
import { eventNotes } from '../notes/event-notes.ts';
import { LengthField, Nudges } from './event-times.tsx';
import { dateOptions, stageOptions, statusOptions } from './event-options.ts';
import { formMinutes } from './event-values.ts';
import type { EventEditor } from './use-event-editor.ts';

interface EventFieldsProps {
  readonly editor: EventEditor;
  readonly festival: Festival;
  /** The conflicts among the festival's events. */
  readonly conflicts: ConflictIndex;
  readonly isSheet: boolean;
}

/** The fields for who plays where and when, in the festival's zone, with the notes about them. */
export function EventFields({ editor, festival, conflicts, isSheet }: EventFieldsProps) {
  const { input, base, errors } = editor;
  const values = input.form;
  const field = fieldsOf(editor);
  const time = (name: 'timeStart' | 'timeEnd') => ({
    ...field(name),
    hourCycle: festival.hourCycle,
    onChange: (value: string) => editor.set(name, value),
  });
  const badgeId = useId();
  const isNextDay = endsOnNextDay(values, festival);
  const minutes = formMinutes(values, festival, base);
  return (
    <>
      <TextInput
        {...field('artistName')}
        label="Artist Name"
        autoComplete="off"
        data-autofocus={!isSheet || undefined}
      />
      <div className={classes['pair']}>
        <NativeSelect {...field('stage')} label="Stage" data={[...stageOptions(festival, values.stage)]} />
        <NativeSelect {...field('date')} label="Date" data={[...dateOptions(festival, values.date)]} />
      </div>
      <div className={classes['times']}>
        <div className={classes['trio']}>
          <TimeInput {...time('timeStart')} label="Start Time" />
          <TimeInput
            {...time('timeEnd')}
            label="End Time"
            {...(isNextDay && errors.timeEnd === undefined ? { 'aria-describedby': badgeId } : {})}
          />
          <LengthField editor={editor} minutes={minutes} />
        </div>
        <div className={classes['under']}>
          <p className={classes['zone']}>
            <SetLength minutes={minutes} end={values.timeEnd} hourCycle={festival.hourCycle} />{' '}
            {isNextDay && (
              <span id={badgeId} className={classes['badge']}>
                +1 day
              </span>
            )}{' '}
            Times in {zoneName(festival.timezone)}
          </p>
          {!isSheet && <Nudges editor={editor} disabled={minutes === null} />}
        </div>
        <EventNotesList notes={eventNotes(values, festival, conflicts, editor)} />
        <PassChoices
          times={values}
          festival={festival}
          disabled={editor.isBusy}
          onChoose={(pass, value) => editor.set(pass, value)}
        />
      </div>
    </>
  );
}

/** Returns the props that all fields of the form share. */
function fieldsOf({ input, errors, set, isBusy }: EventEditor, isRequired = true) {
  return (field: keyof EventForm) => ({
    name: field,
    ...(isRequired && { 'aria-required': true, labelProps: { className: classes['required'] } }),
    disabled: isBusy,
    value: input.form[field],
    error: errors[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set(field, event.currentTarget.value),
  });
}

/** The set's status, visibility and texts, such as the note for administrators. */
export function EventExtras({ editor, festival }: Pick<EventFieldsProps, 'editor' | 'festival'>) {
  const { mode, base, input, isTouched, isBusy } = editor;
  const field = fieldsOf(editor, false);
  return (
    <>
      {mode === 'edit' && (
        <div className={classes['pair']}>
          <NativeSelect {...field('status')} label="Status" data={statusOptions} />
          {input.form.status === 'replaced' && (
            <TextInput {...field('replacedBy')} label="Replaced by" autoComplete="off" />
          )}
          {base !== null && input.form.status === base.form.status && (
            <div className={classes['callOff']}>
              <CallOff festival={festival} event={base.event} disabled={isTouched || isBusy} />
            </div>
          )}
        </div>
      )}
      {mode === 'edit' && base !== null && (
        <AnnouncementLine festival={festival} event={base.event} disabled={isTouched || isBusy} />
      )}
      {setTextFields.map((name) => {
        const text: SetText = setTexts[name];
        const control = { ...field(name), label: text.label, placeholder: text.placeholder };
        return isLongText(text) ? (
          <TextArea key={name} {...control} rows={1} />
        ) : (
          <TextInput key={name} {...control} />
        );
      })}
    </>
  );
}

function endsOnNextDay(form: EventForm, festival: Festival): boolean {
  const { date, timeStart, timeEnd } = form;
  if (!isClockTime(timeStart) || !isClockTime(timeEnd)) return false;
  return isPlainDate(date) ? eventTimestamps(form, festival).endsNextDay : endsNextDay(timeStart, timeEnd);
}
