import { messages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useState } from 'react';
import { useServices } from '../../../app/portal-context.ts';
import { useUndoController } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';

/** Stores a new cover for an existing festival. */
export interface CoverStore {
  /** The uploaded share, 0 to 1; null while nothing is being uploaded. */
  readonly share: number | null;
  /** Why the last attempt failed, or null. */
  readonly failure: string | null;
  /** Stores the picture and sets its address; resolves to whether that succeeded. */
  readonly store: (festivalId: string, file: File) => Promise<boolean>;
  readonly forget: () => void;
}

/** The upload replaces the previous picture immediately, so it starts only after the details are stored. */
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
