import type { Festival } from '@lineup/domain';
import { sheetRowErrors, type SheetValues } from '@lineup/domain/spreadsheet';
import { useId } from 'react';
import { NativeSelect } from '../../../../design/controls/native-select.tsx';
import { TextInput } from '../../../../design/controls/text-input.tsx';
import { TimeInput } from '../../../../design/controls/time-input.tsx';
import { IconCircleX } from '../../../../design/icons.ts';
import { dateOptions, stageOptions } from '../../../timetable/event/form/event-options.ts';
import type { ImportItem } from '../state/import-item.ts';
import classes from './failed-row.module.css';

interface FailedRowProps {
  readonly item: ImportItem;
  readonly festival: Festival;
  readonly onEdit: (id: string, change: Partial<SheetValues>) => void;
}

/** A row that was not created: the reason, and its values for correction. */
export function FailedRow({ item, festival, onEdit }: FailedRowProps) {
  const { id, values, error } = item;
  const notesId = useId();
  const faults = sheetRowErrors(values);
  const isFaulty = faults.length > 0 || error !== null;
  const notes = faults.length > 0 ? faults : [error ?? 'Not tried yet'];
  const field = (name: keyof SheetValues) => ({
    value: values[name],
    'aria-describedby': notesId,
    'aria-required': true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onEdit(id, { [name]: event.currentTarget.value }),
  });
  const time = (name: 'startTime' | 'endTime') => ({
    ...field(name),
    hourCycle: festival.hourCycle,
    onChange: (value: string) => onEdit(id, { [name]: value }),
  });
  return (
    <fieldset className={classes['row']}>
      <legend>Row {values.row}</legend>
      <div className={classes['fields']}>
        <TextInput
          {...field('artistName')}
          label="Artist Name"
          autoComplete="off"
          className={classes['artist'] ?? ''}
        />
        <NativeSelect {...field('stage')} label="Stage" data={[...stageOptions(festival, values.stage)]} />
        <NativeSelect {...field('date')} label="Date" data={[...dateOptions(festival, values.date)]} />
        <TimeInput {...time('startTime')} label="Start Time" />
        <TimeInput {...time('endTime')} label="End Time" />
      </div>
      <ul id={notesId} className={classes['notes']}>
        {notes.map((text) => (
          <li key={text} data-fault={isFaulty}>
            {isFaulty && <IconCircleX size={16} aria-hidden />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
