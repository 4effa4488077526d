import { artistHistory, artistMessages, artistPageMessages, isolated, type Artist } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useNavigate } from '@tanstack/react-router';
import { usePending } from '../../app/forms/use-pending.ts';
import { useArtistServices } from '../../app/provider/artist-services.ts';
import { useOfferUndo } from '../../app/undo/use-undo-controller.ts';
import { useConfirm } from '../../design/dialogs/confirm.tsx';
import { toast } from '../../design/toasts/toast.ts';

const { remove } = artistPageMessages;

/** Deletes an artist after a confirmation, and opens the list. `setCount` is null while it is loading. */
export function useDeleteArtist({ id, name }: Artist, setCount: number | null) {
  const { artists } = useArtistServices();
  const ask = useConfirm();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo(artistHistory);
  const { pending, run } = usePending();
  const start = () =>
    run(async () => {
      const text = remove.text(isolated(name), setCount);
      if (!(await ask({ title: remove.title, text, confirmLabel: remove.action, danger: true }))) return;
      try {
        await artists.delete([id]);
      } catch (error) {
        toast.error(errorText(error, artistMessages.deleteFailed));
        return;
      }
      toast.success(remove.done(isolated(name)), offerUndo());
      await navigate({ to: '/artists' });
    });
  return { isPending: pending, start };
}
