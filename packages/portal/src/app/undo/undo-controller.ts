import { artistHistory, describeChange, historyMessages, type Change, type Festival } from '@lineup/domain';
import type { FestivalsService, HistoryService, Recorder, UndoOutcome } from '@lineup/services';
import { errorText } from '@lineup/services';
import { toast, type ToastOptions } from '../../design/toasts/toast.ts';
import type { WindowHold } from '../connection/window-hold.ts';
import type { VisitStorage } from './visit-storage.ts';
import {
  nextRedo,
  nextUndo,
  withoutChange,
  withRedo,
  withUndo,
  type OwnChange,
  type TakenBack,
  type Visit,
} from './visit.ts';
import { Visits } from './visits.ts';

/** A change that cannot be undone without touching later work. */
export interface ClashQuestion {
  readonly change: Change;
  readonly festival: Festival;
  readonly clashes: Extract<UndoOutcome, { state: 'clashes' }>['clashes'];
  /** The number of documents without a clash. */
  readonly rest: number;
}

/** Asks whether to undo the rest, or everything; null for neither. */
type AskAboutClashes = (question: ClashQuestion) => Promise<'rest' | 'all' | null>;

/** What the keys and buttons of a festival can currently do. */
export interface UndoState {
  readonly undo: OwnChange | null;
  readonly redo: TakenBack | null;
}

/**
 * The result of undoing a change that another one replaces: `notLast` if it is no longer the last change of this visit
 * or clashes with later work, `undoneByOther` if nothing of it was left. `versions` are the new versions by path, as
 * far as they are known.
 */
export type Replaced =
  | { readonly state: 'undone'; readonly versions: ReadonlyMap<string, string | null> }
  | { readonly state: 'notLast' | 'undoneByOther' };

const notLast: Replaced = { state: 'notLast' };

interface UndoDependencies {
  readonly services: {
    readonly history: HistoryService;
    readonly festivals: FestivalsService;
    readonly recorder: Pick<Recorder, 'onDone' | 'onSent'>;
  };
  readonly storage: VisitStorage;
  readonly userId: () => string;
  readonly now: () => number;
  readonly windowHold: WindowHold;
  /** Resolves when every visible edit has its response: the last change may not even have been sent. */
  readonly editsAnswered: () => Promise<void>;
}

interface Step {
  /** The change to revert: for a redo, the undo. */
  readonly id: string;
  /** The change that is undone or redone. */
  readonly original: string;
  readonly isRedo: boolean;
  /** Returns the visit afterwards; `by` is the change that did it, null if there was nothing left to do. */
  readonly after: (before: Visit, by: string | null) => Visit;
}

type FindStep = () => Step | null | Promise<Step | null>;

/** Texts about artists contain no times. */
const clocksOfArtists = { timezone: 'UTC' };

/** How long to wait without showing a message, in milliseconds. */
const patienceMs = 400;

/** Undo and redo on all festivals of a session, one at a time. */
export class UndoController {
  readonly #given: UndoDependencies;
  readonly #visits: Visits;
  #underWay: { readonly isRedo: boolean; readonly ended: Promise<undefined> } | null = null;
  #ask: AskAboutClashes | null = null;

  constructor(given: UndoDependencies) {
    this.#given = given;
    this.#visits = new Visits({ ...given, recorder: given.services.recorder });
  }

  subscribe(listener: () => void): () => void {
    return this.#visits.subscribe(listener);
  }

  /** Returns the visit to this festival; the same object until it changes. */
  visit(festivalId: string): Visit {
    return this.#visits.of(festivalId);
  }

  next(festivalId: string): UndoState {
    const visit = this.visit(festivalId);
    const now = this.#given.now();
    return { undo: nextUndo(visit, now), redo: nextRedo(visit, now) };
  }

  /**
   * Undoes the last change of this visit, or the change `id`, and reports the result. Ignored while another undo is
   * running; waits for a redo.
   */
  undo(festivalId: string, id?: string): Promise<void> {
    return this.#run(festivalId, false, async () => {
      const undoneId = id ?? (await this.#lastOnRecord(festivalId));
      if (undoneId === null) return null;
      return {
        id: undoneId,
        original: undoneId,
        isRedo: false,
        after: (before, by) => withUndo(before, undoneId, by, this.#given.now()),
      };
    });
  }

  redo(festivalId: string): Promise<void> {
    return this.#run(festivalId, true, () => {
      const { redo } = this.next(festivalId);
      return redo === null ? null : this.#redoOf(redo.by, redo.change.id);
    });
  }

  /** Returns the options that add *Undo* to the toast about a change that was just made. */
  offer(festivalId: string): ToastOptions {
    const id = this.#visits.unannounced(festivalId);
    this.#visits.announce(festivalId);
    if (id === undefined) return {};
    return { action: { label: 'Undo', onClick: () => void this.undo(festivalId, id) } };
  }

  /**
   * Lets another change replace the one that was just made; call it before `offer`. Returns a function that undoes that
   * one, and shows `words` if it takes long.
   */
  replace(festivalId: string, words: string): () => Promise<Replaced> {
    const id = this.#visits.unannounced(festivalId);
    return async () => (id === undefined ? notLast : this.#undoLast(festivalId, id, words));
  }

  /** Sets who answers questions, until the returned function is called. */
  answerWith(ask: AskAboutClashes): () => void {
    this.#ask = ask;
    return () => {
      if (this.#ask === ask) this.#ask = null;
    };
  }

  /** Returns the change that the keys undo next. Changes that were sent but did not arrive are dropped on the way. */
  async #lastOnRecord(festivalId: string): Promise<string | null> {
    const { services, editsAnswered } = this.#given;
    await editsAnswered();
    for (;;) {
      const { undo: last } = this.next(festivalId);
      if (last?.isUnanswered !== true) return last?.id ?? null;
      const answer = this.#visits.answerOf(last.id);
      if (answer !== undefined) await answer;
      else if ((await services.history.get(festivalId, last.id)) !== null) return last.id;
      else this.#visits.change(festivalId, (before) => withoutChange(before, last.id));
    }
  }

  /** Returns the recent change that undid or redid this one, if any. */
  async #undoOf(festivalId: string, id: string): Promise<Change | null> {
    const { changes } = await this.#given.services.history.find(festivalId, [], null);
    return changes.find(({ kind, of }) => of === id && kind !== 'restored') ?? null;
  }

  async #takeBack(
    festivalId: string,
    taken: Change,
    choice: Parameters<HistoryService['undo']>[2],
    words: string = taken.kind === 'undone' ? historyMessages.redoing : historyMessages.undoing,
  ): Promise<UndoOutcome> {
    const { services, windowHold } = this.#given;
    const late = setTimeout(() => toast.info(words, { id: 'undo', isLasting: true }), patienceMs);
    try {
      return await windowHold.during(services.history.undo(festivalId, taken, choice));
    } finally {
      clearTimeout(late);
    }
  }

  async #outcomeOf(festivalId: string, taken: Change): Promise<UndoOutcome | null> {
    const outcome = await this.#takeBack(festivalId, taken, 'ask');
    if (outcome.state !== 'clashes') return outcome;
    toast.dismiss('undo');
    if (festivalId === artistHistory) {
      toast.info(historyMessages.artistsChangedSince);
      return null;
    }
    if (this.#ask === null) {
      toast.info(historyMessages.askInHistory);
      return null;
    }
    const { history, festivals } = this.#given.services;
    const [festival, described] = await Promise.all([
      festivals.get(festivalId),
      history.described(festivalId, taken),
    ]);
    const { clashes, rest } = outcome;
    const choice = await this.#ask({ change: described, festival, clashes, rest });
    return choice === null ? null : this.#takeBack(festivalId, taken, choice);
  }

  /** No other undo or redo starts until `work` has settled. */
  async #runExclusively<Result>(isRedo: boolean, work: () => Promise<Result>): Promise<Result> {
    let end: (ended: undefined) => void = () => undefined;
    this.#underWay = { isRedo, ended: new Promise((resolve) => (end = resolve)) };
    try {
      return await work();
    } finally {
      this.#underWay = null;
      end(undefined);
    }
  }

  /**
   * A request in the other direction waits until this has ended; the same request again is a repeated key press and is
   * ignored.
   */
  async #run(festivalId: string, isRedo: boolean, find: FindStep): Promise<void> {
    if (this.#underWay !== null) {
      if (this.#underWay.isRedo === isRedo) return;
      await this.#underWay.ended;
      return this.#run(festivalId, isRedo, find);
    }
    await this.#runExclusively(isRedo, async () => {
      try {
        await this.#carryOut(festivalId, find);
      } catch (error) {
        const action = { label: 'Try Again', onClick: () => void this.#run(festivalId, isRedo, find) };
        toast.error(errorText(error, historyMessages.undoFailed), { id: 'undo', action });
      }
    });
  }

  async #carryOut(festivalId: string, find: FindStep): Promise<void> {
    const step = await find();
    if (step === null) return;
    const taken = await this.#given.services.history.get(festivalId, step.id);
    if (taken === null) {
      toast.error(historyMessages.notFound);
      return;
    }
    const outcome = await this.#outcomeOf(festivalId, taken);
    if (outcome === null) return;
    // The undo may have been stored although its response was lost.
    const by =
      outcome.state === 'done' ? outcome.changeId : ((await this.#undoOf(festivalId, step.id))?.id ?? null);
    this.#visits.change(festivalId, (before) => step.after(before, by));
    await this.#tell(festivalId, step, taken, outcome);
  }

  /** Undoes a change that another one replaces. */
  async #undoLast(festivalId: string, id: string, words: string): Promise<Replaced> {
    if (this.#underWay !== null || this.next(festivalId).undo?.id !== id) return notLast;
    const { services, userId, now } = this.#given;
    return this.#runExclusively(false, async () => {
      const taken = await services.history.get(festivalId, id);
      if (taken === null) return notLast;
      const outcome = await this.#takeBack(festivalId, taken, 'ask', words);
      toast.dismiss('undo');
      if (outcome.state === 'clashes') return notLast;
      if (outcome.state === 'done') {
        this.#visits.change(festivalId, (before) => withUndo(before, id, outcome.changeId, now()));
        return { state: 'undone', versions: outcome.versions };
      }
      // The response of an earlier attempt may have been lost.
      const undo = await this.#undoOf(festivalId, id);
      this.#visits.change(festivalId, (before) => withUndo(before, id, undo?.id ?? null, now()));
      return undo?.by.id === userId() ? { state: 'undone', versions: new Map() } : { state: 'undoneByOther' };
    });
  }

  async #tell(festivalId: string, step: Step, taken: Change, outcome: UndoOutcome): Promise<void> {
    const { isRedo, original } = step;
    // Undoing an undo in the history also brings a change back.
    const bringsBack = taken.kind === 'undone';
    if (outcome.state !== 'done') {
      const words = bringsBack ? historyMessages.nothingToRedo : historyMessages.nothingToUndo;
      toast.info(words, { id: 'undo' });
      return;
    }
    const what = await this.#textOf(festivalId, taken).catch(() => null);
    const words = bringsBack ? historyMessages.redone(what) : historyMessages.undone(what);
    const { changeId } = outcome;
    const reverse = () =>
      isRedo
        ? this.undo(festivalId, original)
        : this.#run(festivalId, true, () => this.#redoOf(changeId, original));
    const action = { label: bringsBack ? 'Undo' : 'Redo', onClick: () => void reverse() };
    toast.success(words, { id: 'undo', action });
  }

  async #textOf(festivalId: string, taken: Change): Promise<string | null> {
    const { history, festivals } = this.#given.services;
    const [origin, clocks] = await Promise.all([
      history.origin(festivalId, taken),
      festivalId === artistHistory ? clocksOfArtists : festivals.get(festivalId),
    ]);
    return origin === null ? null : describeChange(origin, clocks);
  }

  #redoOf(by: string, original: string): Step {
    return {
      id: by,
      original,
      isRedo: true,
      after: (before) => withRedo(before, by, this.#given.now()),
    };
  }
}
