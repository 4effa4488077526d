import { artistPictureMessages, checkImageFile, messages } from '@lineup/domain';
import { errorText, isServiceError } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { usePending } from '../../app/forms/use-pending.ts';
import { useArtistServices } from '../../app/provider/artist-services.ts';

/** Stores a picture for an artist as soon as it is selected. */
export interface ArtistPictureStore {
  /** The uploaded share, 0 to 1; null while nothing is being uploaded. */
  readonly share: number | null;
  /** Why the last file was not stored, or null. */
  readonly failure: string | null;
  /** The file that failed to upload, for a retry. */
  readonly failed: File | null;
  readonly store: (file: File) => Promise<void>;
  /** Makes the server fetch the picture at an address. */
  readonly fetch: (address: string) => Promise<void>;
  /** Why the last address returned no picture, or null. */
  readonly fetchFailure: string | null;
  readonly isFetching: boolean;
  /** Cancels a running upload. */
  readonly cancel: () => void;
}

/** Calls `onStored` with the address of each stored picture. Leaving the page cancels an upload. */
export function useArtistPicture(artistId: string, onStored: (url: string) => void): ArtistPictureStore {
  const { artistPictures } = useArtistServices();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const store = async (file: File) => {
    const problem = checkImageFile(file);
    setFailure(problem);
    setFailed(null);
    if (problem !== null || running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const { signal } = controller;
      onStored(await artistPictures.upload(artistId, file, { signal, onProgress: setShare }));
    } catch (error) {
      if (isServiceError(error, 'cancelled')) return;
      setFailure(errorText(error, messages.image.uploadFailed));
      if (!isServiceError(error, 'invalid')) setFailed(file);
    } finally {
      running.current = null;
      setShare(null);
    }
  };
  const { fetch, fetchFailure, isFetching } = useFetch(artistId, onStored);
  const cancel = () => running.current?.abort();
  return { share, failure, failed, store, fetch, fetchFailure, isFetching, cancel };
}

const texts = artistPictureMessages;

function useFetch(artistId: string, onStored: (url: string) => void) {
  const { artistPictures } = useArtistServices();
  const { pending, run } = usePending();
  const [failure, setFailure] = useState<string | null>(null);
  const fetch = (address: string) =>
    run(async () => {
      setFailure(address.trim() === '' ? texts.address.missing : null);
      if (address.trim() === '') return;
      try {
        const found = await artistPictures.fetch(artistId, address);
        if (found.state === 'stored') onStored(found.url);
        else setFailure(texts.problems[found.problem]);
      } catch (error) {
        setFailure(errorText(error, texts.address.failed));
      }
    });
  return { fetch, fetchFailure: failure, isFetching: pending };
}
