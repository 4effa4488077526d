import { announcementSchema, type Announcement } from '../entities/announcement.ts';
import type { FestivalClocks } from '../entities/festival.ts';
import { formatClock, formatDay, formatLength, formatTime, formatWeekday } from '../time/format.ts';
import { isPlainDate } from '../time/plain-date.ts';
import { plainDateOf } from '../time/wall-clock.ts';
import { artistFieldLabel, artistFieldText, shownEditFields } from '../artists/artist-field-text.ts';
import { announcementText } from '../release/announcement-text.ts';
import { isTimestamp, timestampToMillis } from '../timestamp.ts';
import { isolated } from '../text/isolate.ts';
import { formatList } from '../text/format-list.ts';
import { pageLinksSchema } from '../entities/festival-look.ts';
import { isPublicLanguage, publicLanguageNames } from '../entities/public-languages.ts';
import { fieldLabel, fieldLabels } from '../messages/field-labels.ts';
import { historyMessages } from '../messages/history-messages.ts';
import { messages } from '../messages/messages.ts';
import { isArtistMerge, isMove, type Change, type ChangeAuthor, type ChangeKind } from './change.ts';
import { fieldsOf, isSameValue, type Edit, type Fields, type FieldValue } from './edits.ts';

const texts = historyMessages;

/** The parts of a change needed to describe it. `of` is the change that it undoes, redoes or restores, if known. */
export type DescribedChange = Pick<
  Change,
  'kind' | 'edits' | 'parts' | 'created' | 'edited' | 'deleted' | 'touches' | 'source' | 'createdArtists'
>;

/** Describes a change without author and time, for example "Moved 3 sets on Saturday". `clocks` are the festival's. */
export function describeChange(
  change: DescribedChange,
  clocks: FestivalClocks,
  of: DescribedChange | null = null,
): string {
  return words[change.kind](change, clocks, of);
}

type Words = (change: DescribedChange, clocks: FestivalClocks, of: DescribedChange | null) => string;

const words: Readonly<Record<ChangeKind, Words>> = {
  festivalCreated: (change) => describeCreation(change),
  details: (change) => describeDetails(change),
  stages: (change) => describeStages(change),
  conflicts: (change) => describeAcceptances(change),
  setsCreated: (change, clocks) =>
    describeSets(change, clocks, change.created, texts.setAdded, texts.setsAdded),
  setsDeleted: (change, clocks) =>
    describeSets(change, clocks, change.deleted, texts.setDeleted, texts.setsDeleted),
  setsEdited: (change, clocks) =>
    describeActual(change, clocks) ??
    describeStatus(change) ??
    describeRename(change) ??
    describeNote(change) ??
    describeAnnouncement(change, clocks) ??
    describeEdited(change, clocks),
  setsMoved: (change, clocks) =>
    describeDelay(change) ??
    describeEnd(change, clocks) ??
    describeSets(change, clocks, change.edited, texts.setMoved, texts.setsMoved),
  setsPlaced: (change, clocks) =>
    describeSets(change, clocks, change.created, texts.setPlaced, texts.setsPlaced),
  setsUnplaced: ({ edits, deleted }) =>
    deleted === 1 ? texts.setUnplaced(isolated(setOf(edits)?.name ?? '')) : texts.setsUnplaced(deleted),
  setsLinked: (change) => describeLinks(change),
  acts: (change) => describeActs(change),
  blocks: (change, clocks) => describeBlocks(change, clocks),
  artistsCreated: ({ edits, created }) =>
    created === 1 ? texts.artistAdded(nameIn(edits)) : texts.artistsAdded(created),
  artistsEdited: (change) => describeEditedArtists(change),
  artistsDeleted: ({ edits, deleted }) =>
    deleted === 1 ? texts.artistDeleted(nameIn(edits)) : texts.artistsDeleted(deleted),
  artistsMerged: ({ edits }) => describeMergedArtists(edits),
  lineupImported: ({ created, source }) => texts.imported(created, isolatedOf(source)),
  lineupMerged: ({ created, edited, deleted, source }) =>
    texts.merged(isolatedOf(source), { added: created, changed: edited, removed: deleted }),
  spreadsheetImported: ({ created, source }) => texts.imported(created, isolatedOf(source)),
  undone: (_, clocks, of) => texts.undone(of === null ? null : describeChange(of, clocks)),
  redone: (_, clocks, of) => texts.redone(of === null ? null : describeChange(of, clocks)),
  restored: () => texts.restored,
};

function isolatedOf(source: string | undefined): string | null {
  return source === undefined ? null : isolated(source);
}

/** The author of a change for display. */
export function authorText({ email }: ChangeAuthor): string {
  return email || texts.formerAdministrator;
}

/** The label of any field that the history shows. */
export function editedFieldLabel(field: string): string {
  return fieldLabels[field] ?? artistFieldLabel(field) ?? field;
}

/** Formats a field's value, with times in the festival's zone and clock format; empty for a missing value. */
export function fieldText(value: Fields[string] | undefined, field: string, clocks: FestivalClocks): string {
  const { timezone, hourCycle } = clocks;
  if (field === 'announcement') return announcementText(announcementOf(value), clocks);
  if (field === 'artistIds') return texts.linkedArtists(Array.isArray(value) ? value.length : null);
  const ofArtist = artistFieldText(field, value);
  if (ofArtist !== null) return ofArtist;
  if (isTimestamp(value)) {
    const instant = timestampToMillis(value);
    const day = formatDay(plainDateOf(instant, timezone));
    return field === 'date' ? day : `${day}, ${formatTime(instant, timezone, hourCycle)}`;
  }
  if (field === 'hourCycle' && (value === 'h12' || value === 'h23'))
    return messages.festival.hourCycles[value];
  if (field === 'language' && typeof value === 'string' && isPublicLanguage(value))
    return publicLanguageNames[value];
  if (field === 'pageLinks') return linksText(value);
  if (field === 'dayStartsAt' && typeof value === 'string') return formatClock(value, hourCycle);
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Formats the links of a public page: "Tickets: https://tickets.example, Map: https://map.example". */
function linksText(value: FieldValue | undefined): string {
  const links = pageLinksSchema.safeParse(value).data ?? [];
  return links.map(({ label, url }) => `${isolated(label)}: ${url}`).join(', ');
}

function describeSets(
  { edits, touches }: DescribedChange,
  clocks: FestivalClocks,
  count: number,
  one: (artist: string, place: string) => string,
  many: (count: number, day: string | null) => string,
): string {
  const edit = setOf(edits);
  if (count === 1 && edit !== undefined)
    return one(isolated(edit.name), placeText(edit.after ?? edit.before, clocks));
  return many(count, onlyDay(touches));
}

/** The first edit of a set, as other edits may precede it; without one, the first edit. */
function setOf(edits: readonly Edit[]): Edit | undefined {
  return edits.find(({ target }) => target === 'set') ?? edits[0];
}

/** Describes edits of acts without a place. */
function describeActs(change: DescribedChange): string {
  const { created, edited, deleted, edits } = change;
  const name = isolated(edits[0]?.name ?? '');
  if (edited + deleted === 0) return created === 1 ? texts.actAdded(name) : texts.actsAdded(created);
  if (created + edited === 0) return deleted === 1 ? texts.actRemoved(name) : texts.actsRemoved(deleted);
  const all = created + edited + deleted;
  return describeRename(change) ?? (all === 1 ? texts.actEdited(name) : texts.actsEdited(all));
}

/** Describes what sets or acts were linked to, and how many artists were created for them. */
function describeLinks({ edits, edited, createdArtists = 0 }: DescribedChange): string {
  const areActs = edits.every(({ target }) => target === 'act');
  const what = edited === 1 ? isolated(setOf(edits)?.name ?? '') : texts.setsOrActs(edited, areActs);
  if (createdArtists > 0) return texts.artistsCreatedAndLinked(createdArtists, what);
  const numbers = edits.map(({ after }) => lengthOf(after?.['artistIds']));
  if (numbers.every((number) => number === 0)) return texts.unlinked(what);
  if (edited === 1) return texts.linked(what, numbers[0] ?? 0);
  return numbers.includes(0) ? texts.artistsOfSetsChanged(what) : texts.linked(what, null);
}

function lengthOf(value: FieldValue | undefined): number {
  return Array.isArray(value) ? value.length : 0;
}

function nameIn(edits: readonly Edit[]): string {
  return isolated(edits[0]?.name ?? '');
}

function describeEditedArtists({ edits, created, edited, deleted }: DescribedChange): string {
  const [edit] = edits;
  const all = created + edited + deleted;
  if (all !== 1 || edit === undefined) return texts.artistsEdited(all);
  const newName = edit.after?.['name'];
  const isRenamed = fieldsOf(edit).join() === 'name' && typeof newName === 'string';
  if (isRenamed) return texts.artistRenamed(isolated(edit.name), isolated(newName));
  return texts.artistEdited(isolated(edit.name), formatList(shownEditFields(edit).map(editedFieldLabel)));
}

/** Leaves out artists that were already merged into the merged one. */
function describeMergedArtists(edits: readonly Edit[]): string {
  const merged = edits.filter(
    (edit) => isArtistMerge(edit) && typeof edit.before?.['mergedInto'] !== 'string',
  );
  const [edit] = merged;
  if (merged.length !== 1 || edit === undefined) return texts.artistsMerged(merged.length);
  const into = edits.find(({ id }) => id === edit.after?.['mergedInto']);
  return texts.artistMerged(isolated(edit.name), into === undefined ? null : isolated(into.name));
}

function describeBlocks(change: DescribedChange, clocks: FestivalClocks): string {
  const { created, edited, deleted, edits } = change;
  const [edit] = edits;
  const all = created + edited + deleted;
  const done = [
    [created, 'added'],
    [deleted, 'deleted'],
    [edits.every(isMove) ? edited : 0, 'moved'],
  ] as const;
  const what = done.find(([count]) => count === all)?.[1] ?? 'edited';
  if (all > 1 || edit === undefined) return texts.blocks[what](all);
  return texts.block[what](isolated(edit.name), placeText(edit.after ?? edit.before, clocks));
}

/** Describes when a set was really played, if only that changed in a single set; null for any other change. */
function describeActual({ edits, edited }: DescribedChange, clocks: FestivalClocks): string | null {
  const [edit] = edits;
  if (edited !== 1 || edit === undefined || edit.after === null) return null;
  if (!fieldsOf(edit).every((field) => field === 'actualStart' || field === 'actualEnd')) return null;
  const name = isolated(edit.name);
  const start = clockText(edit.after['actualStart'], clocks);
  if (start !== '') return texts.setStarted(name, start);
  const end = clockText(edit.after['actualEnd'], clocks);
  return end === '' ? texts.actualTimesCleared(name) : texts.setActuallyEnded(name, end);
}

/** Describes by how much the first moved set was delayed, for a delay on the show day; null for any other change. */
export function describeDelay({ edits, edited, deleted, created }: DescribedChange): string | null {
  const [first] = edits.toSorted((a, b) => newEndOf(a) - newEndOf(b));
  const isDelay = (edit: Edit) => ['startDelay', 'endDelay'].some((field) => fieldsOf(edit).includes(field));
  if (first === undefined || created + deleted > 0 || !edits.every(isDelay)) return null;
  const field = 'startDelay' in (first.after ?? {}) ? 'startDelay' : 'endDelay';
  const minutes = Number(first.after?.[field] ?? 0) - Number(first.before?.[field] ?? 0);
  const artist = isolated(first.name);
  const what = field === 'endDelay' ? texts.endOf(artist) : artist;
  const done = texts[minutes < 0 ? 'movedEarlier' : 'delayed'](what, formatLength(Math.abs(minutes)));
  return edited === 1 ? done : texts.withNext(done, edited - 1);
}

/** The new end of a set, in milliseconds since the epoch. */
function newEndOf({ after }: Edit): number {
  const end = after?.['timeEnd'];
  return isTimestamp(end) ? timestampToMillis(end) : 0;
}

/** Describes the new end, if only that changed in a single set; null for any other change. */
function describeEnd({ edits, edited }: DescribedChange, clocks: FestivalClocks): string | null {
  const [edit] = edits;
  if (edited !== 1 || edit === undefined || fieldsOf(edit).join() !== 'timeEnd') return null;
  const end = clockText(edit.after?.['timeEnd'], clocks);
  return end === '' ? null : texts.setEnded(isolated(edit.name), end);
}

/** Describes the new name, if only that changed in a single set or act; null for any other change. */
function describeRename({ edits, edited }: DescribedChange): string | null {
  const [edit] = edits;
  if (edited !== 1 || edit === undefined) return null;
  // Links to artists follow the name.
  const fields = fieldsOf(edit).filter((field) => field !== 'artistIds');
  if (fields.join() !== 'artistName') return null;
  const name = edit.after?.['artistName'];
  return typeof name === 'string' ? texts.setRenamed(isolated(edit.name), isolated(name)) : null;
}

/** Describes the new status of sets, if only that changed and it is the same for all; null for any other change. */
function describeStatus({ edits, edited, parts, touches }: DescribedChange): string | null {
  const [first] = edits;
  const status = first === undefined ? null : newStatus(first);
  const isAll = parts === 0 && edits.length === edited;
  if (first === undefined || status === null || !isAll) return null;
  if (!edits.every((edit) => isSameValue(newStatus(edit), status))) return null;
  const what = edited === 1 ? isolated(first.name) : texts.sets(edited, onlyDay(touches));
  if (status.code === 'cancelled') return texts.setCancelled(what);
  return status.code === 'replaced' ? texts.setReplaced(what, status.by) : texts.setConfirmed(what);
}

type NewStatus = { readonly code: string | null; readonly by: string | null };

/** The new status of a set, if nothing but the status changed; null for any other edit. */
function newStatus(edit: Edit): NewStatus | null {
  const { before, after } = edit;
  const fields = fieldsOf(edit);
  const isOther = fields.some((field) => field !== 'status' && field !== 'replacedBy');
  if (before === null || after === null || isOther) return null;
  const { status, replacedBy } = after;
  const by = typeof replacedBy === 'string' ? isolated(replacedBy) : null;
  if (!fields.includes('status')) return { code: 'replaced', by };
  return { code: typeof status === 'string' ? status : null, by };
}

/** Describes that a note changed, if only that changed in a single set; null for any other change. */
function describeNote({ edits, edited }: DescribedChange): string | null {
  const [edit] = edits;
  if (edited !== 1 || edit === undefined || fieldsOf(edit).join() !== 'note') return null;
  return texts.setNoted(isolated(edit.name));
}

/** Describes how sets are announced, if only that changed and it is the same for all; null for any other change. */
function describeAnnouncement(
  { edits, edited, parts, touches }: DescribedChange,
  clocks: FestivalClocks,
): string | null {
  const [first] = edits;
  if (first === undefined || parts > 0 || edits.length !== edited) return null;
  const value = first.after?.['announcement'];
  const isSame = (edit: Edit) =>
    edit.target === 'set' &&
    fieldsOf(edit).join() === 'announcement' &&
    isSameValue(edit.after?.['announcement'], value);
  if (!edits.every(isSame)) return null;
  const what = edited === 1 ? isolated(first.name) : texts.sets(edited, onlyDay(touches));
  return texts.setAnnounced(what, announcementText(announcementOf(value), clocks));
}

function announcementOf(value: Fields[string] | undefined): Announcement | null {
  const found = announcementSchema.safeParse(value);
  return found.success ? found.data : null;
}

function describeEdited(change: DescribedChange, clocks: FestivalClocks): string {
  const { created, edited, deleted, touches } = change;
  if (created + deleted === 0) return describeSets(change, clocks, edited, texts.setEdited, texts.setsEdited);
  const all = created + edited + deleted;
  return texts.setsReworked(all, created, edited, deleted, onlyDay(touches));
}

/** Where and when a set is, as far as known from the fields: "Pier, Friday 7:30 PM". */
function placeText(fields: Fields | null, clocks: FestivalClocks): string {
  const { stage, timeStart, date } = fields ?? {};
  const day = weekdayOf(date, clocks);
  const time = clockText(timeStart, clocks);
  return texts.place(typeof stage === 'string' ? isolated(stage) : '', [day, time].filter(Boolean).join(' '));
}

/** The weekday of a `date` value in the festival's zone; empty if it is not a timestamp. */
export function weekdayOf(value: FieldValue | undefined, { timezone }: FestivalClocks): string {
  return isTimestamp(value) ? formatWeekday(plainDateOf(timestampToMillis(value), timezone)) : '';
}

/** The clock time of a start or an end in the festival's zone; empty if it is not a timestamp. */
export function clockText(value: FieldValue | undefined, { timezone, hourCycle }: FestivalClocks): string {
  return isTimestamp(value) ? formatTime(timestampToMillis(value), timezone, hourCycle) : '';
}

/** The weekday of the only festival day that a change touches; null if it touches none or several. */
export function onlyDay(touches: readonly string[]): string | null {
  const day = onlyTouched(touches, 'day');
  return day !== null && isPlainDate(day) ? formatWeekday(day) : null;
}

/** The only day or stage in `touches`; null if there are none or several. */
export function onlyTouched(touches: readonly string[], type: 'day' | 'stage'): string | null {
  const words = touches.filter((word) => word.startsWith(`${type}:`));
  return words.length === 1 ? (words[0]?.slice(type.length + 1) ?? null) : null;
}

function festivalEdit({ edits }: DescribedChange): Edit | undefined {
  return edits.find(({ target }) => target === 'festival');
}

function describeCreation(change: DescribedChange): string {
  const isEdition = typeof festivalEdit(change)?.after?.['editionOf'] === 'string';
  return isEdition ? texts.editionCreated(change.created) : texts.festivalCreated;
}

function describeDetails(change: DescribedChange): string {
  return texts.details(formatList(festivalFields(change).map(fieldLabel)), change.edited);
}

/** Leaves out what is derived from other fields. */
function festivalFields(change: DescribedChange): readonly string[] {
  const edit = festivalEdit(change);
  return edit === undefined ? [] : fieldsOf(edit).filter((field) => field !== 'plannedOffsets');
}

function describeStages(change: DescribedChange): string {
  const edit = festivalEdit(change);
  if (edit?.after && !('stages' in edit.after)) {
    return describeDetails(change);
  }
  const before = stageNames(edit?.before);
  const after = stageNames(edit?.after);
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  const [from, to] = [removed[0], added[0]];
  if (from !== undefined && to !== undefined && added.length === 1 && removed.length === 1) {
    return texts.stageReplaced(from, to, change.edited);
  }
  if (added.length + removed.length === 0) return texts.stagesReordered;
  return texts.stages(formatList(added), formatList(removed));
}

function describeAcceptances(change: DescribedChange): string {
  const edit = festivalEdit(change);
  const notes = Object.values(edit?.after ?? {}).map(String);
  if (notes.length === 0) return texts.conflictReopened;
  return texts.conflictAccepted(notes.filter(Boolean).join('; '));
}

function stageNames(fields: Fields | null | undefined): readonly string[] {
  const stages = fields?.['stages'];
  return Array.isArray(stages) ? stages.map(String) : [];
}
