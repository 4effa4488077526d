import { messages, stagesOf, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useRef, useState } from 'react';
import type { RestoredInput } from '../../app/unsaved-input/restored-banner.tsx';
import { saveFailureText } from '../../app/forms/save-failure.ts';
import { useKeeping, useKeptInput } from '../../app/unsaved-input/use-kept-input.ts';
import { useLeaveQuestion } from '../../app/unsaved-input/use-leave-question.ts';
import { usePending } from '../../app/forms/use-pending.ts';
import { useLineupServices } from '../../app/provider/lineup-services.ts';
import { useRestored } from '../../app/unsaved-input/use-restored.ts';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { useUndoOffer } from '../../design/toasts/use-undo-offer.ts';
import { isTouched } from './edit-rows.ts';
import { isStillUnsaved, keptStages, noteOfStages } from './kept-stages.ts';
import { saveStages, type StagesOutcome, type StagesQuestions } from './save-stages.ts';
import { removalQuestion } from './removal-words.ts';
import { useStageRows, type StageRows } from './use-stage-rows.ts';

/** The stages editor, open or not, and what can be done with it. */
export interface StagesEditor {
  readonly isEditing: boolean;
  readonly rows: StageRows;
  readonly isSaving: boolean;
  /** Which rule the names break, or why the last try failed; null where there is nothing to say. */
  readonly problem: { readonly text: string; readonly isRefusal: boolean } | null;
  /** Somebody else has changed the stages since the editor was opened. */
  readonly isOutdated: boolean;
  /** What is said of edits that came back after a reload; null where none did. */
  readonly restored: RestoredInput | null;
  readonly edit: () => void;
  readonly save: () => void;
  /** Closes the editor and restores what is saved; the edits can be brought back for a moment. */
  readonly cancel: () => void;
  /** Whether the row at `index` may go; asks where events are on its stage. */
  readonly mayRemove: (index: number) => Promise<boolean>;
}

/** `counts` is how many events each stage has; null while that is not known. */
export function useStagesEditor(
  festival: Versioned<Festival>,
  counts: ReadonlyMap<string, number> | null,
  askVersion: StagesQuestions['askVersion'],
): StagesEditor {
  const services = useLineupServices();
  const ask = useConfirm();
  const kept = useKeptInput(keptStages, festival.id);
  const restored = useRestored(kept, {
    isUnsaved: (note) => isStillUnsaved(note, festival),
    isPictureLost: () => false,
  });
  const [base, setBase] = useState(restored.value?.base ?? festival);
  const [isEditing, setEditing] = useState(restored.value !== null);
  const [problem, setProblem] = useState<StagesEditor['problem']>(null);
  const rows = useStageRows(stagesOf(festival), restored.value?.rows);
  const removal = useRemovalQuestion();
  const { pending, run } = usePending();
  const undo = useUndoOffer();
  const touched = isTouched(rows.list, stagesOf(base));
  useKeeping(kept, isEditing && touched ? noteOfStages({ base, rows: rows.list }) : null);
  useLeaveQuestion({ isTouched: isEditing && touched, title: 'Discard your changes?', ask, kept });

  const close = () => {
    restored.forget();
    setEditing(false);
    setProblem(null);
  };
  const settle = (outcome: StagesOutcome) => {
    if (outcome.kind === 'refused') return setProblem({ text: outcome.error, isRefusal: true });
    if (outcome.kind === 'stopped') return undefined;
    if (outcome.kind === 'saved') toast.success(messages.festival.stagesSaved);
    return close();
  };
  const save = () =>
    run(async () => {
      setProblem(null);
      const questions = { askVersion, askRemoval: removal.ask };
      try {
        settle(await saveStages(services, questions, { base, rows: rows.list }));
      } catch (error) {
        setProblem({ text: saveFailureText(error, messages.festival.saveFailed), isRefusal: false });
      }
    });

  return {
    isEditing,
    rows,
    isSaving: pending,
    problem,
    isOutdated: isEditing && !pending && stagesOf(festival).join('\n') !== stagesOf(base).join('\n'),
    restored: restored.note,
    edit: () => {
      undo.withdraw();
      setBase(festival);
      rows.begin(stagesOf(festival));
      removal.forget();
      setEditing(true);
    },
    save: () => void save(),
    cancel: () => {
      if (pending) return;
      close();
      if (touched) undo.offer(() => setEditing(true));
    },
    async mayRemove(index) {
      const stage = rows.list[index]?.original ?? null;
      const count = stage === null ? 0 : (counts?.get(stage) ?? 0);
      return stage === null || count === 0 || removal.ask([{ stage, fate: 'orphaned', count }]);
    },
  };
}

/** Asks once for each stage, and again only where more events are on it by then. */
function useRemovalQuestion(): { readonly ask: StagesQuestions['askRemoval']; readonly forget: () => void } {
  const ask = useConfirm();
  const agreed = useRef(new Map<string, number>());
  return {
    forget: () => agreed.current.clear(),
    async ask(removed) {
      const open = removed.filter(({ stage, count }) => count > (agreed.current.get(stage) ?? 0));
      if (open.length > 0 && !(await ask(removalQuestion(open)))) return false;
      for (const { stage, count } of open) agreed.current.set(stage, count);
      return true;
    },
  };
}
