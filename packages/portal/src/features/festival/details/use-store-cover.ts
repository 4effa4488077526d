import { messages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useState } from 'react';
import { useServices } from '../../../app/portal-context.ts';
import { useUndoController } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';

/** Storing a new cover for a festival that stands. */
export interface CoverStore {
  /** How much has been sent, 0 to 1; null while nothing is being sent. */
  readonly share: number | null;
  /** Why the last try failed, or null. */
  readonly failure: string | null;
  /** Stores the picture and sets its address; returns whether that worked. */
  readonly store: (festivalId: string, file: File) => Promise<boolean>;
  readonly forget: () => void;
}

/** The picture takes the place of the one before at once, so that it is sent only after the details are safe. */
export function useStoreCover(): CoverStore {
  const { festivals } = useServices();
  const undoController = useUndoController();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    share,
    failure,
    forget: () => setFailure(null),
    async store(festivalId, file) {
      setFailure(null);
      setShare(0);
      try {
        const imageURL = await festivals.uploadImage(festivalId, file, { onProgress: setShare });
        await festivals.update(festivalId, { imageURL });
        toast.success(messages.image.uploaded, undoController.offer(festivalId));
        return true;
      } catch (error) {
        setFailure(errorText(error, messages.image.uploadFailed));
        return false;
      } finally {
        setShare(null);
      }
    },
  };
}
