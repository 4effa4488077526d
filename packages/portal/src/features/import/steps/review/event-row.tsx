import {
  endsNextDay,
  isClockTime,
  isUnplaced,
  lacksPlace,
  typedMinutes,
  type DraftField,
} from '@lineup/domain';
import { clsx } from 'clsx';
import { memo, Suspense, useEffect, useId, useState } from 'react';
import { lazyPage } from '../../../../app/loading/lazy-page.tsx';
import { IconButton } from '../../../../design/controls/icon-button.tsx';
import { IconTrash } from '../../../../design/icons.ts';
import { SetLength } from '../../../../design/festival/set-length.tsx';
import { CellInput, CellSelect, type CellNotes } from '../../../../design/table/cell-field.tsx';
import { notesOf, type DraftRow } from '../../draft/draft-row.ts';
import { dateOptions, stageOptions } from '../../draft/row-options.ts';
import { findSimilarFix, type SharedField, type SimilarFix } from '../../draft/similar-fix.ts';
import { useDraftRow, useDraftRules, useDraftSession } from '../../draft/use-draft.ts';
import classes from './event-row.module.css';
import { noteId, RowNotes } from './row-notes.tsx';
import { RowStatus } from './row-status.tsx';
import type { RowSelection } from './selection/row-selection.ts';
import type { SimilarFixOfferProps } from './similar-fix-offer.tsx';
import { TimeCell } from './time-cell.tsx';

const SimilarFixOffer = lazyPage<'SimilarFixOffer', SimilarFixOfferProps>(
  () => import('./similar-fix-offer.tsx'),
  'SimilarFixOffer',
);

interface EventRowProps {
  readonly id: string;
  /** The field to focus, given to the row that was jumped to. */
  readonly focusField: FocusRequest | null;
  readonly selection: RowSelection;
  readonly onRemove: (id: string) => void;
}

/** A new object for every jump, so that jumping to the same field again focuses it again. */
export interface FocusRequest {
  readonly field: DraftField;
}

/** One event as an editable row. It follows its own event only, so that typing elsewhere costs it nothing. */
export const EventRow = memo(function EventRow({ id, ...props }: EventRowProps) {
  const row = useDraftRow(id);
  return row === undefined ? null : <EventCard {...props} row={row} />;
});

type EventCardProps = Omit<EventRowProps, 'id'> & { readonly row: DraftRow };

function EventCard({ row, focusField, selection, onRemove }: EventCardProps) {
  const { store } = useDraftSession();
  const rules = useDraftRules();
  const [fix, setFix] = useState<SimilarFix | null>(null);
  const baseId = useId();
  const { event } = row;
  const notes = notesOf(row, rules.festival);
  const isValid = row.issues.length === 0;

  useEffect(() => {
    if (focusField === null) return;
    // The image has no field of its own.
    const field = focusField.field === 'imageURL' ? 'artistName' : focusField.field;
    document.getElementById(fieldId(baseId, field))?.focus({ preventScroll: true });
  }, [focusField, baseId]);

  const edit = (field: DraftField, value: string) => store.edit(event.id, { [field]: value });
  const offerFor = (field: SharedField, value: string) => {
    const found = findSimilarFix(store, event.id, field, value);
    // A time is typed in parts: what it comes to counts, not the first part.
    const isTyping = found === null && fix?.field === field && (field === 'timeStart' || field === 'timeEnd');
    setFix(isTyping && value !== '' ? { ...fix, to: value } : found);
  };
  const editShared = (field: 'stage' | 'date', value: string) => {
    offerFor(field, value);
    edit(field, value);
  };
  const editTime = (field: 'timeStart' | 'timeEnd', value: string) => {
    // Only a readable time can fix other events as well.
    offerFor(field, isClockTime(value) ? value : '');
    store.editTime(event.id, field, value);
  };
  const closeOffer = () => {
    setFix(null);
    // The offer takes its button away; the work goes on at the field it came from.
    if (fix !== null) document.getElementById(fieldId(baseId, fix.field))?.focus();
  };
  const fieldProps = (field: DraftField) => ({
    id: fieldId(baseId, field),
    value: event[field] ?? '',
    notes: fieldNotes(baseId, field, notes),
  });

  return (
    <div className={clsx(classes['card'], !isValid && classes['invalid'])} data-valid={isValid}>
      <RowStatus id={event.id} row={event.row} isValid={isValid} selection={selection} />
      <CellInput
        {...fieldProps('artistName')}
        label="Artist Name"
        type="text"
        className={classes['artist']}
        onChange={(value) => edit('artistName', value)}
      />
      <CellSelect
        {...fieldProps('stage')}
        label="Stage"
        options={stageOptions(rules, event.stage)}
        className={classes['stage']}
        onChange={(value) => editShared('stage', value)}
      />
      <CellSelect
        {...fieldProps('date')}
        label="Date"
        options={dateOptions(rules, event.date)}
        className={classes['date']}
        onChange={(value) => editShared('date', value)}
      />
      <TimeCell
        {...fieldProps('timeStart')}
        label="Start Time"
        hourCycle={rules.festival.hourCycle}
        className={classes['start']}
        onChange={(value) => editTime('timeStart', value)}
      />
      <TimeCell
        {...fieldProps('timeEnd')}
        label="End Time"
        hourCycle={rules.festival.hourCycle}
        className={classes['end']}
        onChange={(value) => editTime('timeEnd', value)}
      />
      <div className={classes['badgePlace']}>
        <SetLength
          minutes={typedMinutes(event, rules.festival)}
          end={event.timeEnd}
          hourCycle={rules.festival.hourCycle}
        />
        {crossesMidnight(row) && <span className={classes['badge']}>+1 day</span>}
      </div>
      <div className={classes['remove']}>
        <IconButton
          label="Remove event"
          aria-description={event.artistName}
          size="sm"
          color="red"
          onClick={() => onRemove(event.id)}
        >
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </div>
      <RowNotes
        baseId={baseId}
        notes={notes}
        onDropImage={() => store.edit(event.id, { imageURL: null })}
        isUnplaced={lacksPlace(event) ? isUnplaced(event) : null}
        onUnplaced={(unplaced) => store.edit(event.id, { unplaced })}
      />
      {fix !== null && (
        <Suspense>
          <SimilarFixOffer fix={fix} onDone={closeOffer} />
        </Suspense>
      )}
    </div>
  );
}

function crossesMidnight({ event }: DraftRow): boolean {
  const { timeStart, timeEnd } = event;
  return isClockTime(timeStart) && isClockTime(timeEnd) && endsNextDay(timeStart, timeEnd);
}

function fieldId(baseId: string, field: DraftField): string {
  return `${baseId}-${field}`;
}

/** What is said of a field: whether it is at fault, and the ids of the texts about it. */
function fieldNotes(baseId: string, field: DraftField, notes: ReturnType<typeof notesOf>): CellNotes {
  const own = notes.flatMap((note, index) => (note.field === field ? [{ note, index }] : []));
  return {
    isInvalid: own.some(({ note }) => note.kind === 'issue'),
    hasWarning: own.some(({ note }) => note.kind === 'warning'),
    describedBy: own.map(({ index }) => noteId(baseId, index)).join(' ') || undefined,
  };
}
