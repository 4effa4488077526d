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

/** How a try to save ended; after `outdated` it is tried again where there is nothing to choose. */
export type SaveOutcome<Base, Input> = Extract<
  EditorEvent<Base, Input>,
  { readonly type: 'stored' | 'refused' | 'outdated' | 'vanished' | 'stopped' }
>;

/** One try to save. A failure that the person can only be told of is thrown. `rebase` tells that a part is stored. */
export type Save<Base, Input> = (
  state: EditorState<Base, Input>,
  rebase: (base: Base, input: Input) => void,
) => Promise<SaveOutcome<Base, Input>>;

interface EditorOptions<Base, Input> {
  readonly rules: EditorRules<Base, Input>;
  /** What the editor begins with. */
  readonly start: () => EditorStart<Base, Input>;
  /** What is stored now, the same object until that changes; null where it is not known. */
  readonly latest: Base | 'gone' | null;
  readonly isValid: (input: Input) => boolean;
  readonly save: Save<Base, Input>;
  /** The text shown where a failed save has none of its own. */
  readonly saveFailed: string;
  /** Where the input is noted, what is noted of it, and whether there is more (a chosen file). */
  readonly persisted: PersistedEntry;
  readonly noteOf: (state: EditorState<Base, Input>) => object;
  readonly hasMore?: (input: Input) => boolean;
  /** Which ways through the portal leave the editor; all, where it is not given. */
  readonly isLeaving?: (from: PlaceOnPortal, to: PlaceOnPortal) => boolean;
}

/** An editor: its state, and what can be done with it. */
export interface Editor<Base, Input> extends EditorState<Base, Input> {
  readonly isOpen: boolean;
  readonly isTouched: boolean;
  /** Saving, or done with it. */
  readonly isBusy: boolean;
  readonly open: (base: Base) => void;
  readonly edit: (change: (input: Input) => Input) => void;
  readonly save: () => void;
  /** Does something else than saving that may fail; ignored, as saving is, while anything is under way. */
  readonly run: (work: Save<Base, Input>, failed: string) => Promise<void>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly dismissConflict: () => void;
  /** Goes back to what is stored; the input can be brought back for a moment. */
  readonly discard: () => void;
  /** Closes; the input can be brought back for a moment. */
  readonly cancel: () => void;
  readonly close: () => void;
  /** Whether the editor may be closed; asks where something would be lost. */
  readonly mayLeave: () => Promise<boolean>;
}

/** A closed editor of `base`, or an open one where input came back that still has to be saved: see `back`. */
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

/** Binds the editor's states to the page: the stored record, the note of the input, saving, and leaving. */
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

/** The state, also as it is before the page shows it: of two clicks the second knows of the first. */
function useStates<Base, Input>({ rules, start }: EditorOptions<Base, Input>) {
  const [state, setState] = useState(() => startEditor(start(), rules));
  const latest = useRef(state);
  const [means] = useState(() => ({
    now: () => latest.current,
    /** Whether the event counted. */
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
