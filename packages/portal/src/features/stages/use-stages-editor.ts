import { messages, planStages, stagesOf, type Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useRef, useState } from 'react';
import { startOrRestore, useEditor, type Editor } from '../../app/editor/use-editor.ts';
import { useLineupServices } from '../../app/provider/lineup-services.ts';
import { useKeptInput } from '../../app/unsaved-input/use-kept-input.ts';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { toast } from '../../design/toasts/toast.ts';
import { addRow, isSameRows, moveRow, rowName, rowsOf, withKeys } from './edit-rows.ts';
import { keptStages, noteOfStages, type KeptStages } from './kept-stages.ts';
import { removalQuestion } from './removal-words.ts';
import { saveStages, type AskRemoval } from './save-stages.ts';
import { stagesRules, type StagesInput } from './stages-input.ts';

/** The stages editor, open or not, and what can be done with it. */
export interface StagesEditor extends Editor<Versioned<Festival>, StagesInput> {
  /** Which rule the names break, once saving was refused; null where there is nothing to say. */
  readonly problem: string | null;
  /** What was last done to the rows, in words for a screen reader. */
  readonly announcement: string;
  readonly add: () => void;
  readonly rename: (index: number, name: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
  /** Whether the row at `index` may go; asks where events are on its stage. */
  readonly mayRemove: (index: number) => Promise<boolean>;
}

/** `counts` is how many events each stage has; null while that is not known. */
export function useStagesEditor(
  festival: Versioned<Festival>,
  counts: ReadonlyMap<string, number> | null,
): StagesEditor {
  const services = useLineupServices();
  const kept = useKeptInput(keptStages, festival.id);
  const removal = useRemovalQuestion();
  const [announcement, announce] = useState('');
  const editor = useEditor<Versioned<Festival>, StagesInput>({
    rules: stagesRules,
    start: () => startOrRestore(kept, festival, (note) => restored(note, festival)),
    latest: festival,
    isValid: (rows) => planStages(rows, []).ok,
    async save(state) {
      const outcome = await saveStages(services, removal.ask, state);
      if (outcome.type === 'stored') toast.success(messages.festival.stagesSaved);
      return outcome;
    },
    saveFailed: messages.festival.saveFailed,
    kept,
    noteOf: noteOfStages,
  });
  const { input: rows, edit } = editor;
  const plan = planStages(rows, stagesOf(editor.base));
  return {
    ...editor,
    problem: editor.refusals > 0 && !plan.ok ? plan.error : null,
    announcement,
    open(base) {
      removal.forget();
      announce('');
      editor.open(base);
    },
    add: () => edit(addRow),
    rename: (index, name) =>
      edit((before) => before.map((row, at) => (at === index ? { ...row, name } : row))),
    move(from, to) {
      const row = rows[from];
      if (row === undefined || to < 0 || to >= rows.length) return;
      edit((before) => moveRow(before, from, to));
      announce(`${rowName(row)} is now number ${to + 1} of ${rows.length}`);
    },
    remove(index) {
      const row = rows[index];
      if (row === undefined) return;
      edit((before) => before.filter((_, at) => at !== index));
      announce(`${rowName(row)} removed`);
    },
    async mayRemove(index) {
      const stage = rows[index]?.original ?? null;
      const count = stage === null ? 0 : (counts?.get(stage) ?? 0);
      return stage === null || count === 0 || removal.ask([{ stage, fate: 'orphaned', count }]);
    },
  };
}

/** What was noted, unless the festival says all of it: its save may have arrived before the page went. */
function restored({ base, rows }: KeptStages, festival: Festival) {
  const names = rows.map(({ name }) => name.trim()).filter((name) => name !== '');
  if (isSameRows(rowsOf(names), rowsOf(stagesOf(festival)))) return null;
  return { base, input: withKeys(rows), isPictureLost: false };
}

/** Asks once for each stage, and again only where more events are on it by then. */
function useRemovalQuestion(): { readonly ask: AskRemoval; readonly forget: () => void } {
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
