import { useEffect, useState, type ComponentType } from 'react';
import { useDialog } from '../../design/dialogs/use-dialog.ts';
import { fetchPart } from '../loading/fetch-part.ts';
import type { ClashDialogProps } from '../../features/history/clash-dialog.tsx';
import type { ClashQuestion } from './undo-controller.ts';
import { useUndoController } from './use-undo-controller.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const loadDialog = () => import('../../features/history/clash-dialog.tsx');

interface FestivalUndoProps {
  readonly festivalId: string;
  /** The key that was pressed before this was loaded. */
  readonly early: KeyboardEvent | null;
}

/** Handles the undo keys on a festival's page, and loads the question about later work when it is needed. */
export function FestivalUndo({ festivalId, early }: FestivalUndoProps) {
  useUndoKeys(festivalId, early);
  const controller = useUndoController();
  const { opened, question, ask, answer } = useDialog<ClashQuestion, 'rest' | 'all'>();
  const [Dialog, setDialog] = useState<ComponentType<ClashDialogProps> | null>(null);
  useEffect(
    () =>
      controller.answerWith(async (clash) => {
        const part = await fetchPart(loadDialog, () => void controller.undo(festivalId, clash.change.id));
        if (part === null) return null;
        setDialog(() => part.ClashDialog);
        return ask(clash);
      }),
    [controller, ask, festivalId],
  );
  if (Dialog === null || question === null) return null;
  return <Dialog opened={opened} question={question} onAnswer={answer} />;
}
