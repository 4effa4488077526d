import {
  endsNextDay,
  isClockTime,
  isUnplaced,
  lacksPlace,
  saysOfArtist,
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
import type { RowArtistProps } from '../../artists/row-artist.tsx';
import { notesOf, type DraftRow } from '../../draft/draft-row.ts';
import { dateOptions, stageOptions } from '../../draft/row-options.ts';
import { findSimilarFix, type SharedField, type SimilarFix } from '../../draft/similar-fix.ts';
import { useDraftRow, useDraftRules, useDraftSession } from '../../draft/use-draft.ts';
import classes from './event-row.module.css';
import { noteId, RowNotes } from './row-notes.tsx';
import { fieldId } from './rows/field-id.ts';
import { RowStatus } from './row-status.tsx';
import type { RowSelection } from './selection/row-selection.ts';
import type { SimilarFixOfferProps } from './similar-fix-offer.tsx';
import { TimeCell } from './time-cell.tsx';

const SimilarFixOffer = lazyPage<'SimilarFixOffer', SimilarFixOfferProps>(
  () => import('./similar-fix-offer.tsx'),
  'SimilarFixOffer',
);

const RowArtist = lazyPage<'RowArtist', RowArtistProps>(
  () => import('../../artists/row-artist.tsx'),
  'RowArtist',
);

interface EventRowProps {
  readonly id: string;
  /** The field to focus, for the row that was jumped to. */
  readonly focusField: FocusRequest | null;
  readonly selection: RowSelection;
  readonly onRemove: (id: string) => void;
}

/** A new object for every jump, so that jumping to the same field again focuses it again. */
export interface FocusRequest {
  readonly field: DraftField;
}

/**
 * One event as an editable row. It subscribes to its own event only, so that typing in another row does not re-render
 * it.
 */
export const EventRow = memo(function EventRow({ id, ...props }: EventRowProps) {
  const row = useDraftRow(id);
  return row === undefined ? null : <EventCard {...props} row={row} />;
});

type EventCardProps = Omit<EventRowProps, 'id'> & { readonly row: DraftRow };

function EventCard({ row, focusField, selection, onRemove }: EventCardProps) {
  const { store } = useDraftSession();
  const rules = useDraftRules();
  const baseId = useId();
  const { event } = row;
  const { fix, edit, closeOffer } = useRowEdits(event.id, baseId);
  const notes = notesOf(row, rules.festival);
  const isValid = row.issues.length === 0;

  useEffect(() => {
    if (focusField === null) return;
    // The image has no field of its own.
    const field = focusField.field === 'imageURL' ? 'artistName' : focusField.field;
    document.getElementById(fieldId(baseId, field))?.focus({ preventScroll: true });
  }, [focusField, baseId]);

  const cell = (field: DraftField, label: string, className: string) => ({
    id: fieldId(baseId, field),
    value: event[field] ?? '',
    notes: fieldNotes(baseId, field, notes),
    label,
    className: classes[className],
    onChange: (value: string) => edit(field, value),
  });

  return (
    <div className={clsx(classes['card'], !isValid && classes['invalid'])} data-valid={isValid}>
      <RowStatus id={event.id} row={event.row} isValid={isValid} selection={selection} />
      <CellInput {...cell('artistName', 'Artist Name', 'artist')} type="text" />
      <CellSelect {...cell('stage', 'Stage', 'stage')} options={stageOptions(rules, event.stage)} />
      <CellSelect {...cell('date', 'Date', 'date')} options={dateOptions(rules, event.date)} />
      <TimeCell {...cell('timeStart', 'Start Time', 'start')} hourCycle={rules.festival.hourCycle} />
      <TimeCell {...cell('timeEnd', 'End Time', 'end')} hourCycle={rules.festival.hourCycle} />
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
      {saysOfArtist(event) && (
        <Suspense>
          <RowArtist event={event} />
        </Suspense>
      )}
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

/** Edits the fields of a row, and offers to fix the same error in others. */
function useRowEdits(id: string, baseId: string) {
  const { store } = useDraftSession();
  const [fix, setFix] = useState<SimilarFix | null>(null);
  const offerFor = (field: SharedField, value: string) => {
    const found = findSimilarFix(store, id, field, value);
    // A time is typed in parts: the offer is based on the final value, not on the first part.
    const isTyping = found === null && fix?.field === field && isTime(field);
    setFix(isTyping && value !== '' ? { ...fix, to: value } : found);
  };
  const edit = (field: DraftField, value: string) => {
    if (isTime(field)) {
      // Only a readable time can fix other events as well.
      offerFor(field, isClockTime(value) ? value : '');
      store.editTime(id, field, value);
      return;
    }
    if (field === 'stage' || field === 'date') offerFor(field, value);
    store.edit(id, { [field]: value });
  };
  const closeOffer = () => {
    setFix(null);
    // The offer's button disappears; the focus returns to its field.
    if (fix !== null) document.getElementById(fieldId(baseId, fix.field))?.focus();
  };
  return { fix, edit, closeOffer };
}

function isTime(field: DraftField): field is 'timeStart' | 'timeEnd' {
  return field === 'timeStart' || field === 'timeEnd';
}

function crossesMidnight({ event }: DraftRow): boolean {
  const { timeStart, timeEnd } = event;
  return isClockTime(timeStart) && isClockTime(timeEnd) && endsNextDay(timeStart, timeEnd);
}

/** Returns whether a field is invalid, and the ids of the notes about it. */
function fieldNotes(baseId: string, field: DraftField, notes: ReturnType<typeof notesOf>): CellNotes {
  const own = notes.flatMap((note, index) => (note.field === field ? [{ note, index }] : []));
  return {
    isInvalid: own.some(({ note }) => note.kind === 'issue'),
    hasWarning: own.some(({ note }) => note.kind === 'warning'),
    describedBy: own.map(({ index }) => noteId(baseId, index)).join(' ') || undefined,
  };
}
