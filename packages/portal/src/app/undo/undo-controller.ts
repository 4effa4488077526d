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

/** A change that cannot be taken back without touching later work. */
export interface ClashQuestion {
  readonly change: Change;
  readonly festival: Festival;
  readonly clashes: Extract<UndoOutcome, { state: 'clashes' }>['clashes'];
  /** How many documents clash with nothing. */
  readonly rest: number;
}

/** Asks whether to take back the rest, or all; null is neither. */
type AskAboutClashes = (question: ClashQuestion) => Promise<'rest' | 'all' | null>;

/** What the keys and buttons of a festival can do now. */
export interface UndoState {
  readonly undo: OwnChange | null;
  readonly redo: TakenBack | null;
}

/**
 * What came of undoing a change for another one: `notLast` if it is no longer the last change of this visit or clashes with later
 * work, `undoneByOther` if nothing of it was left. `versions` are the new ones by path, as far as they are known.
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
  /** Resolves when every edit that is shown has its answer: what was done last may not even be sent. */
  readonly editsAnswered: () => Promise<void>;
}

interface Step {
  /** The change that is taken back: for a redo it is the undo. */
  readonly id: string;
  /** The change that is taken back or brought back. */
  readonly original: string;
  readonly isRedo: boolean;
  /** The visit afterwards; `by` is what did it, null where nothing was left to do. */
  readonly after: (before: Visit, by: string | null) => Visit;
}

type FindStep = () => Step | null | Promise<Step | null>;

/** No text about artists has a time in it. */
const clocksOfArtists = { timezone: 'UTC' };

/** This long, in milliseconds, one waits without a word. */
const patienceMs = 400;

/** Undo and redo on all festivals of a session: one at a time. */
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

  /** The visit to this festival; the same object until it changes. */
  visit(festivalId: string): Visit {
    return this.#visits.of(festivalId);
  }

  next(festivalId: string): UndoState {
    const visit = this.visit(festivalId);
    const now = this.#given.now();
    return { undo: nextUndo(visit, now), redo: nextRedo(visit, now) };
  }

  /** Takes back the last change of this visit, or the change `id`; says what came of it. Ignored while another undo is under way; a redo is waited for. */
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

  /** For the toast that reports a change that was just made: an *Undo* next to its text. */
  offer(festivalId: string): ToastOptions {
    const id = this.#visits.unannounced(festivalId);
    this.#visits.announce(festivalId);
    if (id === undefined) return {};
    return { action: { label: 'Undo', onClick: () => void this.undo(festivalId, id) } };
  }

  /**
   * For another change that replaces the one that was just made; called before `offer`. Returns a function that undoes that one,
   * and shows `words` where it takes long.
   */
  replace(festivalId: string, words: string): () => Promise<Replaced> {
    const id = this.#visits.unannounced(festivalId);
    return async () => (id === undefined ? notLast : this.#undoLast(festivalId, id, words));
  }

  /** Who answers questions, until the returned function is called. */
  answerWith(ask: AskAboutClashes): () => void {
    this.#ask = ask;
    return () => {
      if (this.#ask === ask) this.#ask = null;
    };
  }

  /** What the keys take back next; what was sent and did not arrive is forgotten on the way. */
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

  /** What took this change back or brought it back, where that was lately. */
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

  /** No other undo or redo begins until `work` has ended. */
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

  /** Whoever goes the other way at the same time is heard when this has ended; the same once more is a key pressed twice. */
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
    // An answer may have been lost, of an undo that was carried out.
    const by =
      outcome.state === 'done' ? outcome.changeId : ((await this.#undoOf(festivalId, step.id))?.id ?? null);
    this.#visits.change(festivalId, (before) => step.after(before, by));
    await this.#tell(festivalId, step, taken, outcome);
  }

  /** Takes back a change that another one is to replace. */
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
      // The answer of an earlier try may have been lost.
      const undo = await this.#undoOf(festivalId, id);
      this.#visits.change(festivalId, (before) => withUndo(before, id, undo?.id ?? null, now()));
      return undo?.by.id === userId() ? { state: 'undone', versions: new Map() } : { state: 'undoneByOther' };
    });
  }

  async #tell(festivalId: string, step: Step, taken: Change, outcome: UndoOutcome): Promise<void> {
    const { isRedo, original } = step;
    // Whoever takes an undo back from the history brings a change back as well.
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
