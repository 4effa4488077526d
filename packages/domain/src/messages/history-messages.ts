/** The numbers of sets that a merge added, changed and removed. */
export interface MergedCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Texts of the history. A separate file, so that only the parts that show the history load them. */
export const historyMessages = {
  festivalCreated: 'Created the festival',
  editionCreated: (sets: number) =>
    `Created the festival as a new edition${sets === 0 ? '' : `, with ${countSets(sets)}`}`,
  details: (fields: string, movedSets: number) =>
    `Changed ${fields}${movedSets === 0 ? '' : `; ${countSets(movedSets)} moved along`}`,
  stageReplaced: (from: string, to: string, sets: number) =>
    `Changed the stage ${from} to ${to}${sets === 0 ? '' : `, with ${countSets(sets)}`}`,
  stagesReordered: 'Reordered the stages',
  stages: (added: string, removed: string) =>
    `Changed the stages: ${[added && `added ${added}`, removed && `removed ${removed}`].filter(Boolean).join(', ')}`,
  setAdded: (artist: string, place: string) => `Added ${artist} on ${place}`,
  setsAdded: (n: number, day: string | null) => `Added ${countSets(n)}${onDay(day)}`,
  setDeleted: (artist: string, place: string) => `Deleted ${artist} from ${place}`,
  setsDeleted: (n: number, day: string | null) => `Deleted ${countSets(n)}${onDay(day)}`,
  setEdited: (artist: string) => `Edited ${artist}`,
  setRenamed: (from: string, to: string) => `Renamed ${from} to ${to}`,
  setCancelled: (what: string) => `Cancelled ${what}`,
  /** `artist` is null if the replacement is not known yet. */
  setReplaced: (what: string, artist: string | null) =>
    artist === null ? `Replaced ${what}` : `Replaced ${what} by ${artist}`,
  setConfirmed: (what: string) => `Confirmed ${what} again`,
  setNoted: (artist: string) => `Changed the note on ${artist}`,
  /** `announcement` is for example "Hidden". */
  setAnnounced: (what: string, announcement: string) =>
    `Changed the announcement of ${what}: ${announcement}`,
  sets: (n: number, day: string | null) => `${countSets(n)}${onDay(day)}`,
  setsEdited: (n: number, day: string | null) => `Edited ${countSets(n)}${onDay(day)}`,
  setMoved: (artist: string, place: string) => `Moved ${artist} to ${place}`,
  setEnded: (artist: string, end: string) => `Moved the end of ${artist} to ${end}`,
  setStarted: (artist: string, at: string) => `Recorded the start of ${artist} at ${at}`,
  setActuallyEnded: (artist: string, at: string) => `Recorded the end of ${artist} at ${at}`,
  actualTimesCleared: (artist: string) => `Removed the recorded times of ${artist}`,
  delayed: (what: string, length: string) => `Delayed ${what} by ${length}`,
  movedEarlier: (what: string, length: string) => `Moved ${what} ${length} earlier`,
  endOf: (artist: string) => `the end of ${artist}`,
  withNext: (done: string, n: number) => `${done}, and ${countSets(n)} after it`,
  setsMoved: (n: number, day: string | null) => `Moved ${countSets(n)}${onDay(day)}`,
  /** A change of `n` sets in total that did several things; each of the counts may be 0. */
  setsReworked: (n: number, added: number, edited: number, deleted: number, day: string | null) =>
    `Changed ${countSets(n)}${onDay(day)}: ${[
      added > 0 && `${added} added`,
      edited > 0 && `${edited} edited`,
      deleted > 0 && `${deleted} deleted`,
    ]
      .filter(Boolean)
      .join(', ')}`,
  setPlaced: (artist: string, place: string) => `Put ${artist} on ${place}`,
  setsPlaced: (n: number, day: string | null) =>
    `Put ${n} unplaced acts on the schedule${day === null ? '' : ` on ${day}`}`,
  setUnplaced: (artist: string) => `Moved ${artist} to the unplaced acts`,
  setsUnplaced: (n: number) => `Moved ${countSets(n)} to the unplaced acts`,
  actAdded: (artist: string) => `Added ${artist} to the unplaced acts`,
  actsAdded: (n: number) => `Added ${n} unplaced acts`,
  actEdited: (artist: string) => `Edited the unplaced act ${artist}`,
  actsEdited: (n: number) => `Edited ${n} unplaced acts`,
  actRemoved: (artist: string) => `Removed ${artist} from the unplaced acts`,
  actsRemoved: (n: number) => `Removed ${n} unplaced acts`,
  block: {
    added: (name: string, place: string) => `Added the block ${name} on ${place}`,
    moved: (name: string, place: string) => `Moved the block ${name} to ${place}`,
    edited: (name: string, _place: string) => `Edited the block ${name}`,
    deleted: (name: string, place: string) => `Deleted the block ${name} from ${place}`,
  },
  blocks: {
    added: (n: number) => `Added ${n} blocks`,
    moved: (n: number) => `Moved ${n} blocks`,
    edited: (n: number) => `Edited ${n} blocks`,
    deleted: (n: number) => `Deleted ${n} blocks`,
  },
  artistAdded: (name: string) => `Added the artist ${name}`,
  artistsAdded: (n: number) => `Added ${n} artists`,
  artistEdited: (name: string, fields: string) => `Changed ${fields} of the artist ${name}`,
  artistsEdited: (n: number) => `Edited ${n} artists`,
  artistRenamed: (from: string, to: string) => `Renamed the artist ${from} to ${to}`,
  artistDeleted: (name: string) => `Deleted the artist ${name}`,
  artistsDeleted: (n: number) => `Deleted ${n} artists`,
  /** `into` is null if the target artist is not named. */
  artistMerged: (name: string, into: string | null) => `Merged the artist ${name} into ${into ?? 'another'}`,
  artistsMerged: (n: number) => `Merged ${n} artists`,
  /** `artists` is null if the sets have different numbers of artists. */
  linked: (what: string, artists: number | null) =>
    `Linked ${what} to ${artists === 1 ? 'an artist' : artists === null ? 'artists' : `${artists} artists`}`,
  unlinked: (what: string) => `Linked ${what} to no artist`,
  artistsOfSetsChanged: (what: string) => `Changed the artists of ${what}`,
  artistsCreatedAndLinked: (artists: number, what: string) =>
    `Created ${artists === 1 ? '1 artist' : `${artists} artists`} and linked ${what}`,
  setsOrActs: (n: number, areActs: boolean) => (areActs ? `${n} unplaced acts` : countSets(n)),
  /** The number of artists of a set; null if not decided. */
  linkedArtists: (n: number | null) =>
    n === null ? '' : n === 0 ? 'none' : n === 1 ? '1 artist' : `${n} artists`,
  imported: (n: number, source: string | null) =>
    `Imported ${countSets(n)}${source === null ? '' : ` from ${source}`}`,
  /** A file that was merged into the schedule; each number may be 0. */
  merged: (source: string | null, { added, changed, removed }: MergedCounts) => {
    const done = [
      added > 0 && `${countSets(added)} added`,
      changed > 0 && `${countSets(changed)} changed`,
      removed > 0 && `${countSets(removed)} removed`,
    ].filter(Boolean);
    const what = `Merged ${source ?? 'a lineup file'}`;
    return done.length === 0 ? `${what}: the sets stayed as they were` : `${what}: ${done.join(', ')}`;
  },
  undone: (what: string | null) => (what === null ? 'Undid an earlier change' : `Undid: ${what}`),
  redone: (what: string | null) => (what === null ? 'Redid an earlier change' : `Redid: ${what}`),
  undoing: 'Undoing…',
  redoing: 'Redoing…',
  restored: 'Restored an earlier state',
  formerAdministrator: 'a former administrator',
  conflictAccepted: (note: string) => (note === '' ? 'Accepted a conflict' : `Accepted a conflict: ${note}`),
  conflictReopened: 'Withdrew the acceptance of a conflict',
  loadFailed: 'The history could not be loaded. Please try again.',
  undoFailed: 'The change could not be undone. Please try again.',
  restoreFailed: 'The earlier state could not be restored. Please try again.',
  beginsHere: 'The history begins here. What was done before is not on record.',
  damaged: (n: number) =>
    n === 1 ? '1 entry of the history cannot be read.' : `${n} entries of the history cannot be read.`,
  notFound: 'This change is no longer on record.',
  unreadable: 'A part of the history that is needed for this cannot be read.',
  nothingToUndo: 'Nothing is left to undo: it is already as it was.',
  clashes: (n: number) => (n === 1 ? 'Later work changed this one.' : `Later work changed these ${n}.`),
  nothingToRedo: 'Nothing is left to redo: it is already as it was.',
  concurrentChange: 'The festival has just been changed. This is what restoring does now.',
  nothingToRestore: 'The festival already is as it was then.',
  restoredTo: (when: string) => `Restored the lineup of ${when}`,
  /** The effects of a restoration on the sets, and on which details of the festival. */
  wouldComeBack: (n: number) => `${countSets(n)} ${n === 1 ? 'comes back' : 'come back'}`,
  wouldGo: (n: number) => `${countSets(n)} ${n === 1 ? 'goes' : 'go'}`,
  wouldChange: (n: number) => `${countSets(n)} ${n === 1 ? 'changes' : 'change'}`,
  wouldChangeOthers: (n: number) =>
    n === 1 ? '1 unplaced act or block changes' : `${n} unplaced acts or blocks change`,
  wouldChangeSources: 'what the last imports said is as it was then',
  onlySources: 'No set was changed. The contents of the file are stored for the next comparison.',
  wouldChangeFields: (fields: string) => `of the festival: ${fields}`,
  askInHistory: 'Later changes touched the same. Undo it in the history of the festival.',
  artistsChangedSince: 'Nothing was undone: these artists have been changed since.',
  place: (stage: string, time: string) => [stage, time].filter(Boolean).join(', '),
} as const;

/** Texts for accepting conflicts as they are. */
export const acceptanceMessages = {
  accepted: 'Conflict accepted',
  withdrawn: 'The conflict is shown again',
  tooMany: (maximum: number) => `At most ${maximum} conflicts can be accepted`,
  one: (mark: string) => `${mark}: accepted here`,
  name: (artist: string) => `${artist}: accepted on any stages`,
  stage: (mark: string, stage: string) => `${mark}: accepted on ${stage}`,
} as const;

function countSets(n: number): string {
  return n === 1 ? '1 set' : `${n} sets`;
}

function onDay(day: string | null): string {
  return day === null ? '' : ` on ${day}`;
}
