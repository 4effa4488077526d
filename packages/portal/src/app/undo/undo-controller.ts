import { describeChange, historyMessages, type Change, type Festival } from '@lineup/domain';
import type { DoneChange, FestivalsService, HistoryService, Recorder, UndoOutcome } from '@lineup/services';
import { errorText } from '@lineup/services';
import { toast, type ToastOptions } from '../../design/toasts/toast.ts';
import type { WindowHold } from '../connection/window-hold.ts';
import type { VisitStorage } from './visit-storage.ts';
import {
  nextRedo,
  nextUndo,
  withChange,
  withoutChange,
  withRedo,
  withSent,
  withUndo,
  type OwnChange,
  type TakenBack,
  type Visit,
} from './visit.ts';

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

/** Undo and redo on all festivals of a session: one at a time. */
export interface UndoController {
  readonly subscribe: (listener: () => void) => () => void;
  /** The visit to this festival; the same object until it changes. */
  readonly visit: (festivalId: string) => Visit;
  readonly next: (festivalId: string) => UndoState;
  /** Takes back the last change of this visit, or the change `id`; says what came of it. Ignored while another undo is under way; a redo is waited for. */
  readonly undo: (festivalId: string, id?: string) => Promise<void>;
  readonly redo: (festivalId: string) => Promise<void>;
  /** For the toast that tells of a change that was just made: an *Undo* beside its text. */
  readonly offer: (festivalId: string) => ToastOptions;
  /**
   * For another change that replaces the one that was just made; called before `offer`. Returns a function that undoes that one,
   * and shows `words` where it takes long.
   */
  readonly replace: (festivalId: string, words: string) => () => Promise<Replaced>;
  /** Who answers questions, until the returned function is called. */
  readonly answerWith: (ask: AskAboutClashes) => () => void;
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

/** So long, in milliseconds, one waits without a word. */
const patienceMs = 400;

export function createUndoController(given: UndoDependencies): UndoController {
  const { services, storage, userId, now, windowHold, editsAnswered } = given;
  const { history, festivals, recorder } = services;
  const visits = new Map<string, Visit>();
  const listeners = new Set<() => void>();
  /** Changes that no toast has told of yet, by festival. */
  const unannounced = new Map<string, string>();
  let underWay: { readonly isRedo: boolean; readonly ended: Promise<undefined> } | null = null;
  /** By the ids of changes that are on their way: settled once it is known what became of them. */
  const awaited = new Map<string, Promise<void>>();
  let ask: AskAboutClashes | null = null;

  const keyOf = (festivalId: string) => `${userId()}/${festivalId}`;
  const visit = (festivalId: string) => {
    const key = keyOf(festivalId);
    const known = visits.get(key) ?? storage.load(userId(), festivalId);
    visits.set(key, known);
    return known;
  };
  const change = (festivalId: string, next: (before: Visit) => Visit) => {
    const after = next(visit(festivalId));
    visits.set(keyOf(festivalId), after);
    storage.store(userId(), festivalId, after);
    for (const listener of listeners) listener();
  };
  const ownChange = ({ id, importId }: DoneChange): OwnChange => ({
    id,
    at: now(),
    ...(importId !== undefined && { importId }),
  });
  recorder.onSent((sent, isStored) => {
    if (isOtherwiseKnown(sent)) return;
    const { festivalId, id } = sent;
    change(festivalId, (before) => withSent(before, ownChange(sent)));
    const settle = (stored: boolean | null) => {
      awaited.delete(id);
      if (stored === false) change(festivalId, (before) => withoutChange(before, id));
    };
    awaited.set(id, isStored.then(settle));
  });
  recorder.onDone((done) => {
    if (isOtherwiseKnown(done)) return;
    unannounced.set(done.festivalId, done.id);
    change(done.festivalId, (before) => withChange(before, ownChange(done)));
  });

  /** What the keys take back next; what was sent and did not arrive is forgotten on the way. */
  const lastOnRecord = async (festivalId: string): Promise<string | null> => {
    await editsAnswered();
    for (;;) {
      const last = nextUndo(visit(festivalId), now());
      if (last?.isUnanswered !== true) return last?.id ?? null;
      const answer = awaited.get(last.id);
      if (answer !== undefined) await answer;
      else if ((await history.get(festivalId, last.id)) !== null) return last.id;
      else change(festivalId, (before) => withoutChange(before, last.id));
    }
  };

  /** What took this change back or brought it back, where that was lately. */
  const undoOf = async (festivalId: string, id: string) => {
    const { changes } = await history.find(festivalId, [], null);
    return changes.find(({ kind, of }) => of === id && kind !== 'restored') ?? null;
  };

  const wordsFor = ({ kind }: Change) =>
    kind === 'undone' ? historyMessages.redoing : historyMessages.undoing;
  const takeBack = async (
    festivalId: string,
    taken: Change,
    choice: Parameters<HistoryService['undo']>[2],
    words: string = wordsFor(taken),
  ) => {
    const late = setTimeout(() => toast.info(words, { id: 'undo', isLasting: true }), patienceMs);
    try {
      return await windowHold.during(history.undo(festivalId, taken, choice));
    } finally {
      clearTimeout(late);
    }
  };

  const outcomeOf = async (festivalId: string, taken: Change): Promise<UndoOutcome | null> => {
    const outcome = await takeBack(festivalId, taken, 'ask');
    if (outcome.state !== 'clashes') return outcome;
    toast.dismiss('undo');
    if (ask === null) {
      toast.info(historyMessages.askInHistory);
      return null;
    }
    const [festival, described] = await Promise.all([
      festivals.get(festivalId),
      history.described(festivalId, taken),
    ]);
    const { clashes, rest } = outcome;
    const choice = await ask({ change: described, festival, clashes, rest });
    return choice === null ? null : takeBack(festivalId, taken, choice);
  };

  /** No other undo or redo begins until `work` has ended. */
  const runExclusively = async <Result>(isRedo: boolean, work: () => Promise<Result>): Promise<Result> => {
    let end: (ended: undefined) => void = () => undefined;
    underWay = { isRedo, ended: new Promise((resolve) => (end = resolve)) };
    try {
      return await work();
    } finally {
      underWay = null;
      end(undefined);
    }
  };

  /** Whoever goes the other way meanwhile is heard when this has ended; the same once more is a key pressed twice. */
  const run = async (
    festivalId: string,
    isRedo: boolean,
    find: () => Step | null | Promise<Step | null>,
  ): Promise<void> => {
    if (underWay !== null) {
      if (underWay.isRedo === isRedo) return;
      await underWay.ended;
      return run(festivalId, isRedo, find);
    }
    await runExclusively(isRedo, async () => {
      try {
        const step = await find();
        if (step === null) return;
        const taken = await history.get(festivalId, step.id);
        if (taken === null) return toast.error(historyMessages.notFound);
        const outcome = await outcomeOf(festivalId, taken);
        if (outcome === null) return;
        // An answer may have been lost, of an undo that was carried out.
        const by =
          outcome.state === 'done' ? outcome.changeId : ((await undoOf(festivalId, step.id))?.id ?? null);
        change(festivalId, (before) => step.after(before, by));
        await tell(festivalId, step, taken, outcome);
      } catch (error) {
        const action = { label: 'Try Again', onClick: () => void run(festivalId, isRedo, find) };
        toast.error(errorText(error, historyMessages.undoFailed), { id: 'undo', action });
      }
    });
  };

  /** Takes back a change that another one is to replace. */
  const undoLast = async (festivalId: string, id: string, words: string): Promise<Replaced> => {
    if (underWay !== null || nextUndo(visit(festivalId), now())?.id !== id) return notLast;
    return runExclusively(false, async () => {
      const taken = await history.get(festivalId, id);
      if (taken === null) return notLast;
      const outcome = await takeBack(festivalId, taken, 'ask', words);
      toast.dismiss('undo');
      if (outcome.state === 'clashes') return notLast;
      if (outcome.state === 'done') {
        change(festivalId, (before) => withUndo(before, id, outcome.changeId, now()));
        return { state: 'undone', versions: outcome.versions };
      }
      // The answer of an earlier try may have been lost.
      const undo = await undoOf(festivalId, id);
      change(festivalId, (before) => withUndo(before, id, undo?.id ?? null, now()));
      return undo?.by.id === userId() ? { state: 'undone', versions: new Map() } : { state: 'undoneByOther' };
    });
  };

  const wordsOf = async (festivalId: string, taken: Change) => {
    const [origin, clocks] = await Promise.all([
      history.origin(festivalId, taken),
      festivals.get(festivalId),
    ]);
    return origin === null ? null : describeChange(origin, clocks);
  };

  const tell = async (festivalId: string, step: Step, taken: Change, outcome: UndoOutcome) => {
    const { isRedo, original } = step;
    // Whoever takes an undo back from the history brings a change back as well.
    const bringsBack = taken.kind === 'undone';
    if (outcome.state !== 'done') {
      const words = bringsBack ? historyMessages.nothingToRedo : historyMessages.nothingToUndo;
      return toast.info(words, { id: 'undo' });
    }
    const what = await wordsOf(festivalId, taken).catch(() => null);
    const words = bringsBack ? historyMessages.redone(what) : historyMessages.undone(what);
    const { changeId } = outcome;
    const reverse = () =>
      isRedo ? controller.undo(festivalId, original) : redoStep(festivalId, changeId, original);
    const action = { label: bringsBack ? 'Undo' : 'Redo', onClick: () => void reverse() };
    return toast.success(words, { id: 'undo', action });
  };

  const redoOf = (by: string, original: string): Step => ({
    id: by,
    original,
    isRedo: true,
    after: (before) => withRedo(before, by, now()),
  });
  const redoStep = (festivalId: string, by: string, original: string) =>
    run(festivalId, true, () => redoOf(by, original));

  const controller: UndoController = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit,
    next: (festivalId) => {
      const known = visit(festivalId);
      return { undo: nextUndo(known, now()), redo: nextRedo(known, now()) };
    },
    async undo(festivalId, id) {
      await run(festivalId, false, async () => {
        const wanted = id ?? (await lastOnRecord(festivalId));
        if (wanted === null) return null;
        return {
          id: wanted,
          original: wanted,
          isRedo: false,
          after: (before, by) => withUndo(before, wanted, by, now()),
        };
      });
    },
    redo(festivalId) {
      return run(festivalId, true, () => {
        const step = nextRedo(visit(festivalId), now());
        return step === null ? null : redoOf(step.by, step.change.id);
      });
    },
    offer(festivalId) {
      const id = unannounced.get(festivalId);
      unannounced.delete(festivalId);
      if (id === undefined) return {};
      return { action: { label: 'Undo', onClick: () => void controller.undo(festivalId, id) } };
    },
    replace(festivalId, words) {
      const id = unannounced.get(festivalId);
      return async () => (id === undefined ? notLast : undoLast(festivalId, id, words));
    },
    answerWith(next) {
      ask = next;
      return () => {
        if (ask === next) ask = null;
      };
    },
  };
  return controller;
}

/** Creating a festival is no step back, and what takes back or brings back is noted with its outcome. */
function isOtherwiseKnown({ kind }: DoneChange): boolean {
  return kind === 'festivalCreated' || kind === 'undone' || kind === 'redone';
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
