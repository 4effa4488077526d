import {
  messages,
  noStageSettings,
  stageSettingsForm,
  stagesMessages,
  type Festival,
  type StageSettingsForm,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useRef, useState } from 'react';
import { startOrRestore, useEditor, type Editor } from '../../../app/editor/use-editor.ts';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { usePersistedInput } from '../../../app/editor/use-persisted-input.ts';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { countByStage } from './count-by-stage.ts';
import { addRow, doesCount, moveRow, rowName, withKeys, type EditRow } from './edit-rows.ts';
import { persistedStages, toPersistedStages, type PersistedStages } from './persisted-stages.ts';
import { removalQuestion } from './removal-question.ts';
import { saveStages, type AskRemoval } from './save-stages.ts';
import { inputOf, inputProblem, isSameInput, stagesRules, type StagesInput } from './stages-input.ts';
import { useWriteStages } from './use-write-stages.ts';

/** The state and the actions of the stages editor, open or closed. */
export interface StagesEditor extends Editor<Versioned<Festival>, StagesInput> {
  /** The rule that the input breaks, once saving was refused; null if none. */
  readonly problem: string | null;
  /** The last change of the rows, as a text for screen readers. */
  readonly announcement: string;
  readonly add: () => void;
  /** Adds a row for each name. */
  readonly addNames: (names: readonly string[]) => void;
  readonly rename: (index: number, name: string) => void;
  /** Changes the settings of a row's stage, or of all stages for null. */
  readonly set: (index: number | null, settings: StageSettingsForm) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (key: string) => void;
  /** Resolves to true if the row may be removed; asks if its stage has events. */
  readonly mayRemove: (key: string) => Promise<boolean>;
}

/** `counts` is the number of events per stage; null while unknown. */
export function useStagesEditor(
  festival: Versioned<Festival>,
  counts: ReadonlyMap<string, number> | null,
): StagesEditor {
  const services = useLineupServices();
  const write = useWriteStages();
  const persisted = usePersistedInput(persistedStages, festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const removal = useRemovalQuestion();
  const [announcement, announce] = useState('');
  const editor = useEditor<Versioned<Festival>, StagesInput>({
    rules: stagesRules,
    start: () => startOrRestore(persisted, festival, (note) => restored(note, festival)),
    latest: festival,
    isValid: (input) => inputProblem(input) === null,
    async save(state) {
      const outcome = await saveStages({ services, write, askRemoval: removal.ask }, state);
      if (outcome.type === 'stored') toast.success(messages.festival.stagesSaved, offerUndo());
      return outcome;
    },
    saveFailed: messages.festival.saveFailed,
    persisted,
    noteOf: toPersistedStages,
  });
  const { rows } = editor.input;
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  // If they cannot be counted, saving asks.
  const countStored = () => services.events.list(festival.id).then(countByStage, () => null);
  const edit = (change: (before: readonly EditRow[]) => readonly EditRow[]) =>
    editor.edit((input) => ({ ...input, rows: change(input.rows) }));
  const change = (index: number, changed: Partial<EditRow>) =>
    edit((before) => before.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  return {
    ...editor,
    problem: editor.refusals > 0 ? inputProblem(editor.input) : null,
    announcement,
    open(base) {
      removal.forget();
      announce('');
      editor.open(base);
    },
    add: () => edit((before) => addRow(before)),
    addNames(names) {
      edit((before) =>
        names.reduce<readonly EditRow[]>((all, name) => addRow(all, name), before.filter(doesCount)),
      );
      announce(stagesMessages.paste.done(names.length));
    },
    rename: (index, name) => change(index, { name }),
    set(index, settings) {
      if (index === null) editor.edit((input) => ({ ...input, allStages: settings }));
      else change(index, { settings });
    },
    move(from, to) {
      const row = rows[from];
      if (row === undefined || to < 0 || to >= rows.length) return;
      edit((before) => moveRow(before, from, to));
      announce(`${rowName(row)} is now number ${to + 1} of ${rows.length}`);
    },
    remove(key) {
      const row = rowOf(key);
      if (row === undefined) return;
      edit((before) => before.filter((each) => each.key !== key));
      announce(`${rowName(row)} removed`);
    },
    async mayRemove(key) {
      const stage = rowOf(key)?.original ?? null;
      if (stage === null) return true;
      const known = counts ?? (await countStored());
      const count = known?.get(stage) ?? 0;
      return count === 0 || removal.ask([{ stage, kind: 'orphaned', count }]);
    },
  };
}

/**
 * Restores the stored input, unless the festival already contains all of it: its save may have succeeded before the
 * page closed.
 */
function restored({ base, rows, allStages }: PersistedStages, festival: Festival) {
  const withSettings = rows.map(({ original, name, settings }) => ({
    original,
    name,
    settings: settings ?? (original === null ? noStageSettings : stageSettingsForm(base, original)),
  }));
  const input = { rows: withKeys(withSettings), allStages: allStages ?? stageSettingsForm(base, null) };
  const saved = input.rows
    .map((row) => ({ ...row, original: row.name.trim(), name: row.name.trim() }))
    .filter(({ name }) => name !== '');
  if (isSameInput({ ...input, rows: saved }, inputOf(festival))) return null;
  return { base, input, isPictureLost: false };
}

/** Asks once per stage, and again only if it has more events by then. */
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
