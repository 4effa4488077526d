import {
  artistHistory,
  asStored,
  documentKey,
  documentsBefore,
  fieldsOf as fieldsOfEdit,
  editTargetOf,
  editsBetween,
  historyMessages,
  isWayBack,
  isSameValue,
  messages,
  tooLargeMessages,
  parseDocumentPath,
  pathOfEdit,
  paths,
  planUndo,
  wayBackOf,
  type Change,
  type Documents,
  type Edit,
  type Festival,
  type LineupEvent,
  type Touch,
  type UndoClash,
} from '@lineup/domain';
import { fieldsOf, type DocumentReader, type DocumentSnapshot, type FunctionPort } from '@lineup/provider';
import { eventsFrom } from '../commits/event-records.ts';
import { festivalFrom } from '../commits/festival-records.ts';
import { overtaken, whileOvertaken } from '../commits/while-overtaken.ts';
import { watchFailure, withTexts, type ServiceError } from '../service-error.ts';
import { lastAuthor, type ChangedFields, type NamedAuthor } from './last-author.ts';
import {
  changesFrom,
  changesOfImport,
  changesSince,
  findChanges,
  findLaterWork,
  latestChanges,
  readChange,
  readEdits,
  requireOnRecord,
  type ChangeCursor,
  type Changes,
} from './read-changes.ts';
import { readDocuments, parseLineup } from './read-lineup.ts';
import type { Recorder } from './recorder.ts';
import { writesOfEdits } from './writes-of-edits.ts';

/** How to treat fields that later changes have modified: ask first, leave them, or undo them as well. */
export type UndoChoice = 'ask' | 'rest' | 'all';

/**
 * The result of an undo: done by the change `changeId`, with the new versions by path (null for a deleted document);
 * needing a decision first (`rest` is the number of documents without conflict); or nothing left to do.
 */
export type UndoOutcome =
  | {
      readonly state: 'done';
      readonly changeId: string;
      readonly versions: ReadonlyMap<string, string | null>;
    }
  | { readonly state: 'clashes'; readonly clashes: readonly UndoClash[]; readonly rest: number }
  | { readonly state: 'nothing' };

/** The result of a restore: `changed` means that it would now do something other than what was shown. */
export type RestoreOutcome =
  Exclude<UndoOutcome, { state: 'clashes' }> | { readonly state: 'changed'; readonly edits: readonly Edit[] };

/** An earlier state of a festival; null if it did not exist yet. */
export interface Past {
  readonly festival: Festival | null;
  readonly events: readonly LineupEvent[];
}

const { loadFailed, undoFailed, restoreFailed } = historyMessages;

/** An upper limit for chains of undo and redo. */
const longestChain = 20;

/**
 * The changes of festivals, with undo and restore. `artistHistory` as the festival id stands for the changes of
 * artists, whose earlier states cannot be shown or restored as a whole.
 */
export class HistoryService {
  readonly #documents: DocumentReader;
  readonly #functions: FunctionPort;
  readonly #recorder: Recorder;

  constructor(documents: DocumentReader, functions: FunctionPort, recorder: Recorder) {
    this.#documents = documents;
    this.#functions = functions;
    this.#recorder = recorder;
  }

  /** Calls back with the latest changes, newest first, immediately and after every change. */
  watchLatest(
    festivalId: string,
    onNext: (changes: Changes) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, loadFailed);
    return this.#documents.watch(latestChanges(festivalId), (found) => onNext(changesFrom(found)), fail);
  }

  /**
   * The changes that match all of `touches` (all changes if empty), newest first, starting after `after` or with the
   * newest. Paged: pass `next` as `after` to continue.
   */
  find(festivalId: string, touches: readonly Touch[], after: ChangeCursor | null) {
    return withTexts(() => findChanges(this.#documents, festivalId, touches, after), loadFailed);
  }

  /** The change as displayed: one that stands for all rows of an import counts all their sets. */
  described(festivalId: string, change: Change): Promise<Change> {
    return withTexts(() => this.#withAllRows(festivalId, change), loadFailed);
  }

  /** The latest change after `change` that modified the subject of `clash`; null if there is none on record. */
  laterWork(festivalId: string, change: Change, clash: UndoClash): Promise<Change | null> {
    return withTexts(() => findLaterWork(this.#documents, festivalId, change, clash), loadFailed);
  }

  /** Who last changed something; null if that is not on record. */
  lastAuthor(festivalId: string, changed: ChangedFields): Promise<NamedAuthor | null> {
    return withTexts(() => lastAuthor(this.#documents, this.#functions, festivalId, changed), loadFailed);
  }

  /** All edits of a change. */
  edits(festivalId: string, change: Change) {
    return withTexts(() => readEdits(this.#documents, festivalId, change), loadFailed);
  }

  /** Returns one change, or null if it is not on record, for example after pruning. */
  get(festivalId: string, changeId: string): Promise<Change | null> {
    return withTexts(() => this.#findChange(festivalId, changeId), loadFailed);
  }

  /**
   * The change that a chain of undos and redos finally undid or restored, for display; null if it is no longer on
   * record.
   */
  origin(festivalId: string, change: Change): Promise<Change | null> {
    return withTexts(async () => {
      let current: Change | null = change;
      for (let left = longestChain; left > 0 && current !== null && isWayBack(current); left -= 1) {
        current = current.of === undefined ? null : await this.#findChange(festivalId, current.of);
      }
      return current && this.#withAllRows(festivalId, current);
    }, loadFailed);
  }

  /** Undoes a change by a new change; undoing an undo is a redo. Repeating it has no effect. */
  undo(festivalId: string, change: Change, choice: UndoChoice): Promise<UndoOutcome> {
    return untilNotOvertaken(() => this.#undoOnce(festivalId, change, choice), undoFailed);
  }

  /** The festival and its sets as of `change`. */
  asOf(festivalId: string, change: Change): Promise<Past> {
    return withTexts(async () => {
      const { known, past } = await this.#planRestore(festivalId, change);
      return pastFrom(festivalId, past, known);
    }, loadFailed);
  }

  /** What `restore` would do now. */
  previewRestore(festivalId: string, change: Change): Promise<readonly Edit[]> {
    return withTexts(async () => (await this.#planRestore(festivalId, change)).edits, loadFailed);
  }

  /** Restores the state after `change`, as one change, if that still does exactly what was `shown`. */
  restore(festivalId: string, change: Change, shown: readonly Edit[]): Promise<RestoreOutcome> {
    return untilNotOvertaken(() => this.#restoreOnce(festivalId, change, shown), restoreFailed);
  }

  /** Calls back with every change made by this page from now on. */
  onOwnChange(listener: (festivalId: string, changeId: string) => void) {
    return this.#recorder.onDone(({ festivalId, id }) => listener(festivalId, id));
  }

  async #findChange(festivalId: string, changeId: string): Promise<Change | null> {
    const found = await this.#documents.get(paths.change(festivalId, changeId));
    return found === null ? null : readChange(found);
  }

  async #undoOnce(festivalId: string, change: Change, choice: UndoChoice): Promise<UndoOutcome> {
    const [ofFestival] = await Promise.all([
      readEdits(this.#documents, festivalId, change),
      requireOnRecord(this.#documents, festivalId, change),
    ]);
    const done = [...ofFestival, ...(await this.#editsOfArtists(festivalId, change, ofFestival))];
    const known = await readDocuments(
      this.#documents,
      festivalId,
      done.map((edit) => pathOfEdit(festivalId, edit)),
    );
    const plan = planUndo(done, (edit) => fieldsOf(known.get(pathOfEdit(festivalId, edit)) ?? null));
    if (choice === 'ask' && plan.clashes.length > 0) {
      return { state: 'clashes', clashes: plan.clashes, rest: plan.edits.length };
    }
    return this.#commitUndo(
      festivalId,
      wayBackOf(change.kind),
      change.id,
      choice === 'all' ? plan.allEdits : plan.edits,
      known,
    );
  }

  /** What the same commit did to artists: it may have created the ones it linked to sets. */
  async #editsOfArtists(festivalId: string, { id }: Change, done: readonly Edit[]): Promise<readonly Edit[]> {
    const isLinking = done.some(
      (edit) => edit.target !== 'artist' && fieldsOfEdit(edit).includes('artistIds'),
    );
    if (festivalId === artistHistory || !isLinking) return [];
    const change = await this.#findChange(artistHistory, id);
    return change === null ? [] : readEdits(this.#documents, artistHistory, change);
  }

  async #restoreOnce(festivalId: string, change: Change, shown: readonly Edit[]): Promise<RestoreOutcome> {
    const { edits, known } = await this.#planRestore(festivalId, change);
    if (!isSameValue(edits, shown)) return { state: 'changed', edits };
    return this.#commitUndo(festivalId, 'restored', change.id, edits, known);
  }

  async #commitUndo(
    festivalId: string,
    kind: 'undone' | 'redone' | 'restored',
    of: string,
    edits: readonly Edit[],
    known: ReadonlyMap<string, DocumentSnapshot>,
  ): Promise<Exclude<UndoOutcome, { state: 'clashes' }>> {
    if (edits.length === 0) return { state: 'nothing' };
    const writes = writesOfEdits(festivalId, edits, known);
    const { ofFestival: tooLarge } = tooLargeMessages;
    const { changeId, versions } = await this.#recorder.commit({
      festivalId,
      kind,
      of,
      writes,
      known,
      tooLarge,
    });
    return changeId === null ? { state: 'nothing' } : { state: 'done', changeId, versions };
  }

  async #planRestore(festivalId: string, change: Change) {
    const [known, since] = await Promise.all([
      parseLineup(this.#documents, festivalId),
      changesSince(this.#documents, festivalId, change),
    ]);
    const now = fieldsByKey(known);
    const past = documentsBefore(now, since);
    return { known, past, edits: editsBetween(now, past) };
  }

  async #withAllRows(festivalId: string, change: Change): Promise<Change> {
    const { importId, created } = change;
    if (importId === undefined) return change;
    const commits = await this.#documents.count(changesOfImport(festivalId, importId));
    // The first commit may only concern the stages.
    return { ...change, created: created === 0 ? commits - 1 : commits };
  }
}

/** Retries with a new plan if a document changed between reading and writing. */
function untilNotOvertaken<Outcome>(work: () => Promise<Outcome>, fallback: string): Promise<Outcome> {
  return withTexts(() => whileOvertaken(overtaken, work), fallback, {
    conflict: messages.provider.conflict,
  });
}

function fieldsByKey(known: ReadonlyMap<string, DocumentSnapshot>): Documents {
  return new Map(
    Array.from(known.values()).flatMap((snapshot) => {
      const target = editTargetOf(parseDocumentPath(snapshot.path));
      if (target === null) return [];
      return [[documentKey({ target, id: snapshot.id }), fieldsOf(snapshot) ?? {}] as const];
    }),
  );
}

/** Stamps are not part of a user's edits, so the current ones are used. */
function pastFrom(festivalId: string, then: Documents, known: ReadonlyMap<string, DocumentSnapshot>): Past {
  const festival = then.get(documentKey({ target: 'festival', id: festivalId }));
  const sets = Array.from(then, ([key, data]) => ({ key, data })).filter(({ key }) => key.startsWith('set/'));
  const snapshots = sets.map(({ key, data }): DocumentSnapshot => {
    const id = key.slice('set/'.length);
    return { path: paths.event(festivalId, id), id, version: '', data };
  });
  const current = known.get(paths.festival(festivalId));
  return {
    festival:
      festival === undefined || current === undefined
        ? null
        : festivalFrom({ ...current, data: { ...stampsOf(current), ...asStored(festival) } }),
    events: eventsFrom(snapshots).events,
  };
}

function stampsOf({ data: { created_at, updated_at } }: DocumentSnapshot) {
  return { created_at, updated_at };
}
