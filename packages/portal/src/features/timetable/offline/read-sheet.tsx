import {
  festivalDayOf,
  formatTime,
  formatWeekday,
  formatLengthLong,
  messages,
  phoneMessages,
  statusText,
  timestampToMillis,
  type ConflictIndex,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { Dialog } from '../../../design/controls/dialog.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { conflictTexts } from '../direct/model/move-labels.ts';
import classes from './offline-schedule.module.css';

interface ReadSheetProps {
  readonly festival: Festival;
  readonly conflicts: ConflictIndex;
  /** Null while no event is open. */
  readonly event: LineupEvent | null;
  readonly onClose: () => void;
}

/** Shows a set read-only, and says why it cannot be changed now. */
export function ReadSheet({ festival, conflicts, event, onClose }: ReadSheetProps) {
  if (event === null) return null;
  const { timezone, hourCycle } = festival;
  const [start, end] = [timestampToMillis(event.timeStart), timestampToMillis(event.timeEnd)];
  const set = conflicts.get(event.id);
  const status = statusText(event);
  const note = event.note?.trim() ?? '';
  const wrong = set === undefined ? [] : conflictTexts([set], conflicts.of(event.id));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={event.artistName.trim() || messages.event.unknownArtist}
      size="sm"
    >
      <ul className={classes['facts']}>
        {status !== null && <li className={classes['status']}>{status}</li>}
        <li>{event.stage}</li>
        <li data-off={status !== null || undefined}>
          {formatWeekday(festivalDayOf(start, festival))}, {formatTime(start, timezone, hourCycle)} -{' '}
          {formatTime(end, timezone, hourCycle)}, {formatLengthLong(Math.round((end - start) / 60_000))}
        </li>
        {wrong.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {note !== '' && (
          <li className={classes['note']}>
            {messages.event.note}: {note}
          </li>
        )}
      </ul>
      <Banner tone="amber">{phoneMessages.offline}</Banner>
    </Dialog>
  );
}
