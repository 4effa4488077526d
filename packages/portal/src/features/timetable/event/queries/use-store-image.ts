import type { ServiceError } from '@lineup/services';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';

/** Stores the picture of an event, once per chosen file. */
export interface ImageStore {
  readonly isPending: boolean;
  /** The uploaded fraction, from 0 to 1. */
  readonly share: number;
  /** Returns the URL; reuses the upload if an earlier attempt stored the file. */
  readonly store: (artistName: string, file: File) => Promise<string>;
  /** Cancels an upload in progress, which then fails with `cancelled`. */
  readonly cancel: () => void;
}

interface ImageUpload {
  readonly artistName: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

export function useStoreImage(festivalId: string): ImageStore {
  const { events } = useLineupServices();
  const [share, setShare] = useState(0);
  const stored = useRef<{ readonly file: File; readonly url: string } | null>(null);
  const running = useRef<AbortController | null>(null);
  const upload = useMutation<string, ServiceError, ImageUpload>({
    mutationFn: ({ artistName, file, signal }) =>
      events.uploadImage(festivalId, artistName, file, { signal, onProgress: setShare }),
  });
  return {
    isPending: upload.isPending,
    share,
    async store(artistName, file) {
      if (stored.current?.file === file) return stored.current.url;
      setShare(0);
      running.current = new AbortController();
      const url = await upload.mutateAsync({ artistName, file, signal: running.current.signal });
      stored.current = { file, url };
      return url;
    },
    cancel: () => running.current?.abort(),
  };
}
