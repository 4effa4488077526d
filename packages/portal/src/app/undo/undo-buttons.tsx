import { ariaKeys } from '../keys/aria-keys.ts';
import { IconButton } from '../../design/controls/icon-button.tsx';
import { IconArrowBackUp, IconArrowForwardUp } from '../../design/icons.ts';
import { useUndoController, useUndoState } from './use-undo-controller.ts';

/** Undo and redo the user's last change of this visit. */
export function UndoButtons({ festivalId }: { readonly festivalId: string }) {
  const controller = useUndoController();
  const { undo, redo } = useUndoState(festivalId);
  return (
    <>
      <IconButton
        label="Undo last change"
        aria-keyshortcuts={ariaKeys('undo')}
        disabled={undo === null}
        onClick={() => void controller.undo(festivalId)}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </IconButton>
      <IconButton
        label="Redo last change"
        aria-keyshortcuts={ariaKeys('redo')}
        disabled={redo === null}
        onClick={() => void controller.redo(festivalId)}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </IconButton>
    </>
  );
}
