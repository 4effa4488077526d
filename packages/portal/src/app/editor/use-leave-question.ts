import { messages, editingMessages } from '@lineup/domain';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Ask, Question } from '../../design/dialogs/confirm.tsx';
import { useIsDialogLeaving } from '../../design/controls/dialog-leaving.ts';
import type { PersistedEntry } from './persisted-input.ts';
import { usePortal } from '../portal-context.ts';

/** A location in the portal: the current one or the next. */
export interface PlaceOnPortal {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

interface LeaveQuestion {
  /** Whether input would be lost. */
  readonly isTouched: boolean;
  /** The title of the question: "Discard this festival?". */
  readonly title: string;
  readonly ask: Ask;
  /** Replaces the default text about input that would be lost. */
  readonly words?: Pick<Question, 'text' | 'confirmLabel' | 'cancelLabel'>;
  /** Where the input is stored, and whether there is more than can be stored (a chosen file). */
  readonly persisted?: PersistedEntry;
  readonly hasMore?: boolean;
  /** Returns true if the navigation leaves the input; by default every navigation does. */
  readonly isLeaving?: ((from: PlaceOnPortal, to: PlaceOnPortal) => boolean) | undefined;
}

/**
 * Asks before input is dropped, also when another page is opened. Resolves to true if it may be dropped, and to false
 * while the question is open and while the session has ended, when nothing can be left. The browser asks only if
 * closing the window would lose something that is not persisted.
 */
export function useLeaveQuestion(question: LeaveQuestion): () => Promise<boolean> {
  const { session, unsaved } = usePortal();
  const { title, ask, words, persisted, hasMore = false, isLeaving } = question;
  // The form of a festival that was just created stays mounted while its dialog fades out.
  const isTouched = !useIsDialogLeaving() && question.isTouched;
  const isAsking = useRef(false);
  useEffect(() => (isTouched ? unsaved.hold() : undefined), [isTouched, unsaved]);

  const confirm = async () => {
    isAsking.current = true;
    try {
      const mayGo = await ask({
        title,
        text: editingMessages.leave.text,
        confirmLabel: 'Discard',
        cancelLabel: messages.answers.keepEditing,
        ...words,
        danger: true,
      });
      if (mayGo) persisted?.drop();
      return mayGo;
    } finally {
      isAsking.current = false;
    }
  };
  const mayLeave = async () => {
    if (isAsking.current || session.get().state !== 'signedIn') return false;
    return !isTouched || confirm();
  };
  useBlocker({
    disabled: !isTouched,
    enableBeforeUnload: () => isTouched && (hasMore || persisted?.isPersisted() !== true),
    shouldBlockFn: async ({ current, next }) => {
      if (isLeaving !== undefined && !isLeaving(current, next)) return false;
      return session.get().state === 'signedIn' && !(await mayLeave());
    },
  });
  return mayLeave;
}
