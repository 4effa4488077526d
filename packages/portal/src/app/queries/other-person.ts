import { isolated, messages, type MergedEdits } from '@lineup/domain';
import type { ChangedFields } from '@lineup/services';
import { useCallback, useEffect, useState } from 'react';
import type { ToastOptions } from '../../design/toasts/toast.ts';
import { usePortal } from '../portal-context.ts';
import { useHistoryServices } from '../provider/history-services.ts';

/** The maximum wait for the name, in milliseconds: the question matters more than the name. */
const patienceMs = 2000;

/** Reads the name of the person who last made a change; null if unknown, or not known in time. */
export function useReadOtherName(festivalId: string): (changed: ChangedFields) => Promise<string | null> {
  const { session } = usePortal();
  const { history } = useHistoryServices();
  return useCallback(
    async (changed) => {
      const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
      const reading = history.lastAuthor(festivalId, changed).catch(() => null);
      const author = await Promise.race([reading, patience]);
      if (author === null) return null;
      return author.id === session.lastUser()?.id ? messages.provider.yourself : isolated(author.name);
    },
    [history, session, festivalId],
  );
}

/** The same for rendering; null until it is known. `changed` is read once. */
export function useOtherName(festivalId: string, changed: ChangedFields): string | null {
  const read = useReadOtherName(festivalId);
  const [question] = useState(changed);
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void read(question).then((found) => isShown && setName(found));
    return () => {
      isShown = false;
    };
  }, [read, question]);
  return name;
}

/** Returns the fields of the first conflict in a refused change, to look up who changed them. */
export function changedFields({ conflicts: [conflict] }: MergedEdits): ChangedFields {
  const { on = 'set', id = '', fields = [] } = conflict ?? {};
  const nameOf = (field: string) => (on === 'block' && field === 'artistName' ? 'name' : field);
  return { target: on, id, fields: fields.map(nameOf) };
}

/**
 * The actions in the toast of a refused change: apply one's own version, leave that of the others, or restore a deleted
 * set.
 */
export function waysOn(merged: MergedEdits, apply: () => void): Pick<ToastOptions, 'action' | 'others'> {
  if (merged.edits === null) return {};
  const isDeleted = merged.conflicts.some(({ current }) => current === null);
  return isDeleted ? { action: { label: messages.provider.restore, onClick: apply } } : applyOrKeep(apply);
}

/** Offers to apply one's own version, or to leave that of the others. */
export function applyOrKeep(apply: () => void): Pick<ToastOptions, 'action' | 'others'> {
  const { applyMine, keepTheirs } = messages.provider;
  return {
    action: { label: applyMine, onClick: apply },
    others: [{ label: keepTheirs, onClick: () => undefined, isDismissal: true }],
  };
}
