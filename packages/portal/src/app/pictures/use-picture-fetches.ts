import { useSyncExternalStore } from 'react';
import { pictureFetchesOf, type PictureFetches, type PictureFetchState } from './picture-fetches.ts';
import { usePictureFetchSurroundings } from './use-fetch-pictures.ts';

/** Returns the background fetching of pictures and re-renders on progress. */
export function usePictureFetches(): { readonly fetches: PictureFetches; readonly state: PictureFetchState } {
  const fetches = pictureFetchesOf(usePictureFetchSurroundings());
  return { fetches, state: useSyncExternalStore(fetches.subscribe, fetches.get) };
}
