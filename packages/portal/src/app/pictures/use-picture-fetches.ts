import { useSyncExternalStore } from 'react';
import { pictureFetchesOf, type PictureFetches, type PictureFetchState } from './picture-fetches.ts';
import { usePictureFetchSurroundings } from './use-fetch-pictures.ts';

/** The fetching of pictures in the background, rendered again as it goes on. */
export function usePictureFetches(): { readonly fetches: PictureFetches; readonly state: PictureFetchState } {
  const fetches = pictureFetchesOf(usePictureFetchSurroundings());
  return { fetches, state: useSyncExternalStore(fetches.subscribe, fetches.get) };
}
