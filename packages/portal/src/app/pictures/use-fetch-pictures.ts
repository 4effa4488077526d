import type { PictureToFetch } from '@lineup/domain';
import { useRouter } from '@tanstack/react-router';
import { fetchPart } from '../loading/fetch-part.ts';
import { usePortal, useServices } from '../portal-context.ts';
import { useUndoController } from '../undo/use-undo-controller.ts';
import type { PictureFetchSurroundings } from './picture-fetches.ts';

/** What fetching pictures needs from the pages. */
export function usePictureFetchSurroundings(): PictureFetchSurroundings {
  const portal = usePortal();
  const work = useServices();
  const undo = useUndoController();
  const router = useRouter();
  return {
    portal,
    work,
    offerUndo: (history) => undo.offer(history),
    showList: () => void router.navigate({ to: '/artists', search: { only: 'toFetch' } }),
  };
}

const load = () => import('./picture-fetches.ts');

/** Fetches the pictures of an import, if any, in the background. The code is loaded on first use. */
export function useFetchPictures(): (pictures: readonly PictureToFetch[]) => void {
  const surroundings = usePictureFetchSurroundings();
  const fetch = async (pictures: readonly PictureToFetch[]) => {
    if (pictures.length === 0) return;
    const part = await fetchPart(load, () => void fetch(pictures));
    await part?.pictureFetchesOf(surroundings).start(pictures);
  };
  return (pictures) => void fetch(pictures);
}
