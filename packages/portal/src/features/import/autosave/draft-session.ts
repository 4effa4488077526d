import { wizardMessages, type DraftEvent, type Festival } from '@lineup/domain';
import type { DraftOutcome } from '../draft/draft-conflicts.ts';
import { DraftStore, type DraftChanges, type DraftEdit } from '../draft/draft-store.ts';
import type { ValidatedDraft } from '../draft/validate-draft.ts';
import { Autosave, undoPause, type AutosaveOptions } from './autosave.ts';
import { overlay } from './pending-edits.ts';
import { isServiceError, type DraftEdits, type UploadsService } from '@lineup/services';
import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';

/** How long leaving waits for the last edits to be saved, in milliseconds. */
const patience = 2500;

/** Asks before the wizard is left while edits are not saved; edits that can be saved in a moment ask nothing. */
export function useLeaveGuard(autosave: Autosave): void {
  const ask = useConfirm();
  useBlocker({
    enableBeforeUnload: () => autosave.isAtRisk,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await isSavedSoon(autosave))) return false;
      return !(await ask({
        title: wizardMessages.leave.title,
        text: autosave.isAtRisk ? wizardMessages.leave.lost : wizardMessages.leave.unsent,
        confirmLabel: 'Leave',
        cancelLabel: 'Stay',
        danger: autosave.isAtRisk,
      }));
    },
  });
}

async function isSavedSoon(autosave: Autosave): Promise<boolean> {
  if (autosave.state() === 'saved') return true;
  const timeUp = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
  const flushed = autosave.flush().then(
    () => true,
    () => false,
  );
  return Promise.race([flushed, timeUp]);
}

/** How long after the last edit its conflicts are shown, in milliseconds: a time that is half typed has others. */
const conflictPause = 400;

/** Milliseconds during which the removals of a fix can be undone: it stays on the page, and many events are at stake. */
const fixUndoPause = 120_000;

/** A draft under review together with what keeps its edits. */
export interface DraftSession {
  readonly store: DraftStore;
  readonly autosave: Autosave;
  /** Whether anything was edited since the draft was opened, or before and not saved yet. */
  isEdited(): boolean;
  /** Removes events that a fix has named; for longer than those removed by hand they can be put back. */
  removeMany(ids: readonly string[]): void;
  /** Puts back a removed event; false when the removal can no longer be undone. */
  restore(id: string): boolean;
  /** Brings in the stages that the events are stored with, as `read` answers them; an edit made here that is not stored yet wins. */
  followStages(read: () => Promise<readonly DraftEvent[]>): Promise<void>;
  /** Goes by what becomes of the draft, see the store; while somebody types its conflicts wait, as all do. */
  setOutcome(outcome: DraftOutcome | null): void;
  /** Begins to keep edits; the returned function ends it. */
  start(): () => void;
}

/** Opens the review of a draft, with the edits of an earlier visit that were not saved yet. */
export function createDraftSession(
  draft: ValidatedDraft,
  festival: Festival,
  options: AutosaveOptions,
): DraftSession {
  const autosave = new Autosave(options);
  const store = new DraftStore(overlay(draft.events, autosave.pending), festival, draft);
  let isEdited = autosave.state() !== 'saved';
  let isFixing = false;
  let conflictTimer: ReturnType<typeof setTimeout> | undefined;

  const onEdit = (edit: DraftEdit) => {
    isEdited = true;
    clearTimeout(conflictTimer);
    conflictTimer = setTimeout(() => {
      conflictTimer = undefined;
      store.refreshConflicts();
    }, conflictPause);
    if (edit.type === 'changed') autosave.change(edit.changes);
    else if (edit.type === 'removed') autosave.remove(edit.id, isFixing ? fixUndoPause : undoPause);
    else autosave.restore(edit.id);
  };

  return {
    store,
    autosave,
    isEdited: () => isEdited,
    removeMany(ids) {
      isFixing = true;
      try {
        for (const id of ids) store.remove(id);
      } finally {
        isFixing = false;
      }
    },
    restore(id) {
      if (!autosave.canRestore(id)) return false;
      store.restore(id);
      return true;
    },
    async followStages(read) {
      const own = new Set(idsWithStage(autosave.pending.changed));
      const stopListening = store.onEdit((edit) => {
        if (edit.type === 'changed') for (const id of idsWithStage(edit.changes)) own.add(id);
      });
      try {
        const stored = (await read()).filter(({ id }) => !own.has(id));
        store.setStages(new Map(stored.map(({ id, stage }) => [id, stage])));
      } finally {
        stopListening();
      }
    },
    setOutcome(outcome) {
      const isNews = store.setOutcome(outcome);
      if (isNews && conflictTimer === undefined) store.refreshConflicts();
    },
    start() {
      const stopListening = store.onEdit(onEdit);
      autosave.start();
      return () => {
        stopListening();
        clearTimeout(conflictTimer);
        conflictTimer = undefined;
        autosave.stop();
      };
    },
  };
}

function idsWithStage(changes: ReadonlyMap<string, DraftChanges>): readonly string[] {
  return [...changes].filter(([, { stage }]) => stage !== undefined).map(([id]) => id);
}

/**
 * Keeps edits of a draft. Events that somebody else has removed in the meantime stop nothing: the edits of the others are
 * stored. Fails with `not-found` when the draft itself is gone.
 */
export async function persistEdits(
  uploads: Pick<UploadsService, 'saveEdits' | 'draftEvents' | 'get'>,
  festivalId: string,
  uploadId: string,
  edits: DraftEdits,
): Promise<void> {
  try {
    await uploads.saveEdits(festivalId, uploadId, edits);
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    await uploads.get(festivalId, uploadId);
    const events = await uploads.draftEvents(festivalId, uploadId);
    const there = new Set(events.map((event) => event.id));
    const changed = new Map([...edits.changed].filter(([id]) => there.has(id)));
    await uploads.saveEdits(festivalId, uploadId, { changed, removed: edits.removed });
  }
}
