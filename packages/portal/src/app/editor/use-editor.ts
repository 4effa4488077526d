import { editingMessages, messages } from '@lineup/domain';
import { useEffect, useRef, useState } from 'react';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { useUndoOffer } from '../../design/toasts/use-undo-offer.ts';
import type { PersistedEntry } from './persisted-input.ts';
import { saveFailureText } from '../forms/failure-note.ts';
import { useShownFailure } from '../forms/use-shown-failure.ts';
import { usePersistence, type PersistedFormInput } from './use-persisted-input.ts';
import { useLeaveQuestion, type PlaceOnPortal } from './use-leave-question.ts';
import { useIsShown } from './use-is-shown.ts';
import {
  isOpen,
  isTouched,
  reduceEditor,
  startEditor,
  type EditorEvent,
  type EditorRules,
  type EditorStart,
  type EditorState,
} from './editor-state.ts';

/** The outcome of an attempt to save. After `outdated` it is retried if there is no conflict. */
export type SaveOutcome<Base, Input> = Extract<
  EditorEvent<Base, Input>,
  { readonly type: 'stored' | 'refused' | 'outdated' | 'vanished' | 'stopped' }
>;

/** One attempt to save. Throws failures that need no decision. Call `rebase` when a part is stored. */
export type Save<Base, Input> = (
  state: EditorState<Base, Input>,
  rebase: (base: Base, input: Input) => void,
) => Promise<SaveOutcome<Base, Input>>;

interface EditorOptions<Base, Input> {
  readonly rules: EditorRules<Base, Input>;
  /** Returns the initial state of the editor. */
  readonly start: () => EditorStart<Base, Input>;
  /** What is stored now, as the same object until that changes; null if unknown. */
  readonly latest: Base | 'gone' | null;
  readonly isValid: (input: Input) => boolean;
  readonly save: Save<Base, Input>;
  /** The text for a failed save that has no text of its own. */
  readonly saveFailed: string;
  /** Where the input is stored, what is stored of it, and whether there is more (a chosen file). */
  readonly persisted: PersistedEntry;
  readonly noteOf: (state: EditorState<Base, Input>) => object;
  readonly hasMore?: (input: Input) => boolean;
  /** Returns true if the navigation leaves the editor; by default every navigation does. */
  readonly isLeaving?: (from: PlaceOnPortal, to: PlaceOnPortal) => boolean;
}

/** An editor: its state and its actions. */
export interface Editor<Base, Input> extends EditorState<Base, Input> {
  readonly isOpen: boolean;
  readonly isTouched: boolean;
  /** True while saving and once saved. */
  readonly isBusy: boolean;
  readonly open: (base: Base) => void;
  readonly edit: (change: (input: Input) => Input) => void;
  readonly save: () => void;
  /** Runs an action other than saving that may fail. Like saving, it is ignored while another one is running. */
  readonly run: (work: Save<Base, Input>, failed: string) => Promise<void>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly dismissConflict: () => void;
  /** Resets to what is stored. The input can be restored for a moment. */
  readonly discard: () => void;
  /** Closes the editor. The input can be restored for a moment. */
  readonly cancel: () => void;
  readonly close: () => void;
  /** Resolves to true if the editor may be closed; asks first if input would be lost. */
  readonly mayLeave: () => Promise<boolean>;
}

/** Starts closed on `base`, or open if restored input still has to be saved: see `back`. */
export function startOrRestore<Note, Base, Input>(
  { restored }: PersistedFormInput<Note>,
  base: Base,
  back: (
    note: Note,
  ) => (Pick<EditorStart<Base, Input>, 'base' | 'input'> & { isPictureLost: boolean }) | null,
): EditorStart<Base, Input> {
  const found = restored && back(restored.value);
  if (restored === null || found === null) return { base, isOpen: false };
  const { isPictureLost, ...start } = found;
  return { ...start, isOpen: true, restored: { age: restored.age, isPictureLost } };
}

/** Connects the editor's state to the page: the stored record, the stored input, saving, and leaving. */
export function useEditor<Base, Input>(options: EditorOptions<Base, Input>): Editor<Base, Input> {
  const { rules, latest, persisted } = options;
  const { state, now, send } = useStates(options);
  const failure = useShownFailure(state.failure);
  const isShown = useIsShown();
  const undo = useUndoOffer();
  const touched = isTouched(state, rules);
  useEffect(() => {
    if (latest !== null) send({ type: 'followed', latest });
  }, [latest, send]);
  usePersistence(persisted, touched ? options.noteOf(state) : null);
  const mayLeave = useLeaveQuestion({
    isTouched: touched,
    title: editingMessages.leave.title,
    ask: useConfirm(),
    persisted,
    hasMore: options.hasMore?.(state.input) === true,
    isLeaving: options.isLeaving,
  });

  const tryUntilDone = async (work: Save<Base, Input>, failed: string) => {
    const rebase = (base: Base, input: Input) => void send({ type: 'rebased', base, input });
    try {
      while (now().phase === 'saving') send(await work(now(), rebase));
      if (!isShown() && now().phase === 'choosing') toast.error(messages.provider.conflict);
    } catch (error) {
      const reason = saveFailureText(error, failed);
      send({ type: 'failed', reason });
      if (!isShown()) toast.error(reason);
    }
  };
  const run = async (work: Save<Base, Input>, failed: string) => {
    if (send({ type: 'saving' })) await tryUntilDone(work, failed);
  };
  const offerUndo = (back: EditorEvent<Base, Input>) => touched && undo.offer(() => send(back));
  return {
    ...state,
    failure,
    isOpen: isOpen(state.phase),
    isTouched: touched,
    isBusy: state.phase === 'saving' || state.phase === 'saved',
    open(base) {
      undo.withdraw();
      send({ type: 'opened', base });
    },
    edit: (change) => send({ type: 'edited', input: change(now().input) }),
    save() {
      const { phase, input } = now();
      if (phase === 'editing' && !options.isValid(input)) send({ type: 'refused' });
      else void run(options.save, options.saveFailed);
    },
    run,
    keepMine: () => send({ type: 'choseMine' }) && void tryUntilDone(options.save, options.saveFailed),
    takeTheirs: () => send({ type: 'choseTheirs' }) && void tryUntilDone(options.save, options.saveFailed),
    dismissConflict: () => send({ type: 'dismissed' }),
    discard() {
      if (send({ type: 'discarded' })) offerUndo({ type: 'edited', input: state.input });
    },
    cancel() {
      if (send({ type: 'closed' })) offerUndo({ type: 'reopened' });
    },
    close: () => send({ type: 'closed' }),
    mayLeave,
  };
}

/**
 * The state, readable before the page has rendered it, so that the second of two clicks sees the effect of the first.
 */
function useStates<Base, Input>({ rules, start }: EditorOptions<Base, Input>) {
  const [state, setState] = useState(() => startEditor(start(), rules));
  const latest = useRef(state);
  const [means] = useState(() => ({
    now: () => latest.current,
    /** Returns true if the event was applied. */
    send: (event: EditorEvent<Base, Input>): boolean => {
      const next = reduceEditor(latest.current, event, rules);
      const counted = next !== latest.current;
      latest.current = next;
      setState(next);
      return counted;
    },
  }));
  return { state, ...means };
}
