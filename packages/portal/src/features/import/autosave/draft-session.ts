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

/** Asks before the wizard is left with unsaved edits, unless they can be saved in a moment. */
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

/** How long after the last edit its conflicts are shown, in milliseconds: a half-typed time has different ones. */
const conflictPause = 400;

/**
 * How long the removals of a fix can be undone, in milliseconds: its notice stays on the page, and many events are
 * affected.
 */
const fixUndoPause = 120_000;

/** A draft under review together with the autosave of its edits. */
export interface DraftSession {
  readonly store: DraftStore;
  readonly autosave: Autosave;
  /** Returns true if anything was edited since the draft was opened, or earlier and not saved yet. */
  isEdited(): boolean;
  /** Removes the events of a fix; they can be restored for longer than those removed by hand. */
  removeMany(ids: readonly string[]): void;
  /** Restores a removed event; returns false if the removal can no longer be undone. */
  restore(id: string): boolean;
  /** Merges the stored stages of the events, as returned by `read`; unsaved edits made here take precedence. */
  followStages(read: () => Promise<readonly DraftEvent[]>): Promise<void>;
  /** Sets the outcome of the draft, see the store; conflicts wait until the user stops typing. */
  setOutcome(outcome: DraftOutcome | null): void;
  /** Starts saving edits; the returned function stops it. */
  start(): () => void;
}

/** Opens the review of a draft, with unsaved edits of an earlier visit. */
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
 * Stores edits of a draft. Events that somebody else has removed are skipped, all other edits are stored. Rejects with
 * `not-found` if the draft itself was deleted.
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
