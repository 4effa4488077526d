import {
  messages,
  movingMessages,
  storedSetOfBlock,
  type Festival,
  type StoredSet,
  type TimetableEdit,
} from '@lineup/domain';
import { errorText, type ConcurrentChange } from '@lineup/services';
import { useQueryClient } from '@tanstack/react-query';
import { refusedEdits, useMergeSets, withVersions, type Seen } from '../../../../app/queries/merges.ts';
import { changedFields, useReadOtherName, waysOn } from '../../../../app/queries/other-person.ts';
import type { Replaced } from '../../../../app/undo/undo-controller.ts';
import { useOfferUndo, useReplace } from '../../../../app/undo/use-undo-controller.ts';
import { toast, type ToastAction } from '../../../../design/toasts/toast.ts';
import { concurrentText } from '../model/concurrent-text.ts';
import type { DirectTools } from '../model/direct-tools.ts';
import { useRefusals, type Refused } from './use-refusals.ts';

/** The id of the toast about the last change. */
export const toastId = 'timetable';

/** `isPending` is true while an earlier change has no response yet. */
export type EditsOf = (seen: Seen, isPending: boolean) => readonly TimetableEdit[];

/** Undoes the change that a toast offers to replace; returns the outcome. */
export type TakeBack = () => Promise<Replaced>;

/** Stores edits as one change, and reports success with *Undo*, or why it was refused. */
export type WriteEdits = (editsOf: EditsOf, text: string, options?: WriteOptions) => Promise<void>;

interface WriteOptions {
  readonly others?: ((takeBack: TakeBack) => readonly ToastAction[]) | undefined;
  /** The versions that the edits are based on; defaults to what is shown. */
  readonly seen?: Seen | undefined;
  /** Other users' concurrent changes, which may not be shown yet. */
  readonly changed?: readonly ConcurrentChange[];
  /** Returns why the change is no longer possible; null if it is. */
  readonly goneText?: (seen: Seen) => string | null;
}

/** What applying a plan requires. */
export interface ApplyTools extends Pick<DirectTools, 'conflicts' | 'events' | 'acts' | 'blocks'> {
  readonly festival: Festival;
}

/** Returns the lookup of the sets and blocks shown now. */
export function shownSets({ events, blocks }: ApplyTools): Seen {
  const all = new Map<string, StoredSet>(
    [...events(), ...blocks().map(storedSetOfBlock)].map((set) => [set.id, set]),
  );
  return (id) => all.get(id);
}

export function useWriteEdits(tools: ApplyTools, onRefused: (refused: Refused) => void): WriteEdits {
  const { id: festivalId } = tools.festival;
  const queries = useQueryClient();
  const changeSets = useMergeSets(festivalId);
  const readName = useReadOtherName(festivalId);
  const offerUndo = useOfferUndo(festivalId);
  const replace = useReplace(festivalId);
  const refusals = useRefusals(onRefused);
  const write: WriteEdits = async (editsOf, text, options = {}) => {
    const { others } = options;
    const waiting = tools.acts();
    const seen = withVersions(options.seen ?? shownSets(tools), options.changed ?? []);
    const gone = options.goneText?.(seen) ?? null;
    if (gone !== null) return refusals.tell([], gone);
    const edits = editsOf(seen, queries.isMutating() > 0);
    if (edits.length === 0) return;
    const ids = edits.map((edit) => edit.id);
    try {
      await changeSets(edits, seen);
      refusals.settle(ids);
      const takeBack = replace(movingMessages.pushing);
      toast.success(text, { id: toastId, ...offerUndo(), others: others?.(takeBack) ?? [] });
    } catch (error) {
      const again = { label: movingMessages.tryAgain, onClick: () => void write(editsOf, text, options) };
      const refused = refusedEdits(error);
      if (refused === null)
        return refusals.ask(ids, errorText(error, messages.event.saveFailed), { action: again });
      const { merged, changed } = refused;
      const named = (id: string) => seen(id) ?? waiting.find((act) => act.id === id);
      const reason = concurrentText(merged, named, await readName(changedFields(merged)));
      const apply = () => void write(() => merged.edits ?? [], text, { others, seen: options.seen, changed });
      refusals.ask(ids, reason, waysOn(merged, apply));
    }
  };
  return write;
}
