import type { DraftEvent, DraftField, DraftValues } from '../../entities/upload.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { isolated } from '../../text/isolate.ts';
import { formatClock, formatDay, type HourCycle } from '../../time/format.ts';
import { isClockTime } from '../../time/clock-time.ts';
import { isPlainDate } from '../../time/plain-date.ts';
import { editedEvents, type DraftFix } from './draft-fix.ts';

/** Describes what a fix would do to one event. */
export interface FixLine {
  readonly id: string;
  readonly text: string;
}

const texts = reviewMessages.fixes;
const { list: words } = texts;

/** Returns the reason for a fix, the label of its button, or its confirmation. */
export function fixText(fix: DraftFix, what: 'why' | 'apply' | 'done'): string {
  return texts[fix.kind][what](editedEvents(fix), fix.amount);
}

/** Lists the events that a fix would change, in file order: "Row 3, Tide: start 9:00 AM → 9:00 PM". */
export function fixLines(
  { changes, removed }: DraftFix,
  drafts: readonly DraftEvent[],
  hourCycle: HourCycle | undefined,
): readonly FixLine[] {
  const leftOut = new Set(removed);
  return drafts.flatMap((draft) => {
    const { id, row, artistName } = draft;
    const change = changes.get(id);
    if (change === undefined && !leftOut.has(id)) return [];
    const done = change === undefined ? [words.removed] : changedText(draft, change, hourCycle);
    return [{ id, text: words.line(row, isolated(artistName), done.join(', ')) }];
  });
}

const shown = ['stage', 'date', 'timeStart', 'timeEnd'] as const satisfies readonly DraftField[];

function changedText(
  draft: DraftEvent,
  change: Partial<DraftValues>,
  hourCycle: HourCycle | undefined,
): readonly string[] {
  const changed = shown.flatMap((field) => {
    const value = change[field];
    if (value === undefined || value === draft[field]) return [];
    return [words.becomes(words[field], valueText(draft[field], hourCycle), valueText(value, hourCycle))];
  });
  return change.unplaced === true ? [...changed, words.unplaced] : changed;
}

function valueText(value: string, hourCycle: HourCycle | undefined): string {
  if (value === '') return words.none;
  if (isClockTime(value)) return formatClock(value, hourCycle);
  return isPlainDate(value) ? formatDay(value) : isolated(value);
}
