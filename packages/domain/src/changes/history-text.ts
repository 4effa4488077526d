import type { FestivalClocks } from '../entities/festival.ts';
import { historyEntryMessages as texts } from '../messages/history-entry-messages.ts';
import { historyMessages } from '../messages/history-messages.ts';
import { isolated } from '../text/isolate.ts';
import { formatList } from '../text/format-list.ts';
import { formatLength } from '../time/format.ts';
import { isTimestamp, timestampToMillis } from '../timestamp.ts';
import { isMove, isPlaceField, type ChangeKind } from './change.ts';
import {
  clockText,
  describeChange,
  describeDelay,
  editedFieldLabel,
  onlyDay,
  weekdayOf,
  type DescribedChange,
} from './describe.ts';
import { fieldsOf, isSameValue, type Edit, type FieldValue } from './edits.ts';
import { isExchange } from './exchange.ts';
import { moveText, onlyStage, placeBefore, unchangedPlace } from './places-of-edit.ts';

/** The history's text for a kind of change; null to use `describeChange`. */
type HistoryText = (change: DescribedChange, clocks: FestivalClocks) => string | null;

const historyTexts: Partial<Record<ChangeKind, HistoryText>> = {
  setsMoved: (change, clocks) => delayText(change) ?? swapText(change, clocks) ?? movedText(change, clocks),
  setsEdited: editedText,
  setsUnplaced: unplacedText,
  blocks: movedBlockText,
};

/**
 * The history's text for a change. Adds to `describeChange` where a set was before and after, both names of a swap, and
 * how much of a change was undone. `of` is the change that it undoes or redoes, if known.
 */
export function historyText(
  change: DescribedChange,
  clocks: FestivalClocks,
  of: DescribedChange | null = null,
): string {
  const { kind } = change;
  if (kind !== 'undone' && kind !== 'redone') {
    return historyTexts[kind]?.(change, clocks) ?? describeChange(change, clocks);
  }
  const what = historyMessages[kind](of === null ? null : historyText(of, clocks));
  const all = of === null ? 0 : countOf(of);
  return all < 2 ? what : texts.share(what, countOf(change), all);
}

function countOf({ created, edited, deleted }: DescribedChange): number {
  return created + edited + deleted;
}

/** The edit of a change that edits one document and nothing else; null for any other change. */
function onlyEdit(change: DescribedChange): Edit | null {
  const [edit] = change.edits;
  const isOnly = change.edits.length === 1 && change.parts === 0 && change.edited === 1;
  return isOnly && edit !== undefined ? edit : null;
}

/** Describes a delay on the show day, with its stage and day; null for any other change. */
function delayText(change: DescribedChange): string | null {
  const short = describeDelay(change);
  return short === null ? null : texts.withPlace(short, unchangedPlace(change));
}

function movedText(change: DescribedChange, clocks: FestivalClocks): string | null {
  const edit = onlyEdit(change);
  if (edit === null)
    return change.parts > 0 ? null : texts.movedSets(change.edited, commonMove(change, clocks));
  const name = isolated(edit.name);
  const field = fieldsOf(edit).join();
  if (field !== 'timeStart' && field !== 'timeEnd') return texts.moved(name, moveText(change, edit, clocks));
  const move = texts.fromTo(clockText(edit.before?.[field], clocks), clockText(edit.after?.[field], clocks));
  const edge = field === 'timeStart' ? 'start' : 'end';
  return texts.movedEdge(edge, texts.withPlace(name, unchangedPlace(change)), move);
}

function movedBlockText(change: DescribedChange, clocks: FestivalClocks): string | null {
  const edit = onlyEdit(change);
  if (edit === null || !isMove(edit)) return null;
  return texts.movedBlock(isolated(edit.name), moveText(change, edit, clocks));
}

function editedText(change: DescribedChange, clocks: FestivalClocks): string | null {
  const edit = onlyEdit(change);
  if (edit === null) return null;
  const name = isolated(edit.name);
  const short = describeChange(change, clocks);
  // Other edits, such as renaming or cancelling a set, have their own text.
  if (short !== historyMessages.setEdited(name)) return texts.withPlace(short, unchangedPlace(change));
  // Links to artists follow the name.
  const fields = fieldsOf(edit).filter(
    (field, _, all) => field !== 'artistIds' || !all.includes('artistName'),
  );
  const others = fields.filter((field) => !isPlaceField(field)).map(editedFieldLabel);
  const changed = texts.editChanged(formatList(others));
  if (others.length === fields.length) {
    return texts.edited(texts.withPlace(name, unchangedPlace(change)), [changed]);
  }
  return texts.edited(name, [texts.editMoved(moveText(change, edit, clocks)), changed]);
}

function unplacedText(change: DescribedChange, clocks: FestivalClocks): string | null {
  const edit = change.edits.find(({ target }) => target === 'set');
  if (edit === undefined || change.deleted !== 1) return null;
  return texts.unplaced(isolated(edit.name), placeBefore(change, edit, clocks));
}

/** Describes a swap of two sets, each with its previous place; null for any other change. */
function swapText(change: DescribedChange, clocks: FestivalClocks): string | null {
  const { edits, parts } = change;
  const [one, other] = edits;
  if (parts > 0 || edits.length !== 2 || one === undefined || other === undefined) return null;
  if (!isExchange(one, other, onlyStage(change) !== '')) return null;
  const named = (edit: Edit) => texts.withPlace(isolated(edit.name), placeBefore(change, edit, clocks));
  return texts.swapped(named(one), named(other));
}

/** What all sets of a move have in common: " from Friday to Saturday (Pier)" or " on Friday (Pier), 20 min later". */
function commonMove(change: DescribedChange, clocks: FestivalClocks): string {
  const { edits } = change;
  const days = commonChange(edits, 'date', (value) => weekdayOf(value, clocks));
  const stages = commonChange(edits, 'stage', (value) => (typeof value === 'string' ? isolated(value) : ''));
  const day = onlyDay(change.touches);
  const shift = days === null ? commonShift(edits) : null;
  return [
    days === null ? day && texts.onDay(day) : ` ${days}`,
    stages === null ? texts.withPlace('', onlyStage(change)) : ` ${stages}`,
    shift === null ? '' : texts.shifted(formatLength(Math.abs(shift)), shift > 0),
  ].join('');
}

/** "from Pier to Dune", if a field has the same value before, and the same after, in all documents; null otherwise. */
function commonChange(
  edits: readonly Edit[],
  field: string,
  textOf: (value: FieldValue | undefined) => string,
): string | null {
  const [first] = edits;
  const { before, after } = first ?? {};
  const [from, to] = [before?.[field], after?.[field]];
  if (from === undefined || to === undefined) return null;
  const isCommon = edits.every(
    (edit) => isSameValue(edit.before?.[field], from) && isSameValue(edit.after?.[field], to),
  );
  return isCommon ? texts.fromTo(textOf(from), textOf(to)) : null;
}

/** By how many minutes all sets start later (negative: earlier); null if they differ or none moved. */
function commonShift(edits: readonly Edit[]): number | null {
  const [first, ...others] = edits.map(shiftOf);
  return first !== undefined && first !== 0 && others.every((shift) => shift === first) ? first : null;
}

function shiftOf({ before, after }: Edit): number {
  const [from, to] = [before?.['timeStart'], after?.['timeStart']];
  if (!isTimestamp(from) || !isTimestamp(to)) return 0;
  return (timestampToMillis(to) - timestampToMillis(from)) / 60_000;
}
