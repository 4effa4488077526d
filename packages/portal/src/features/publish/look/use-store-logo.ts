import { useRef, useState } from 'react';
import { useServices } from '../../../app/portal-context.ts';

/** Storing a picture that becomes the logo with what else is saved. */
export interface LogoStore {
  /** How much has been sent, 0 to 1; null while nothing is being sent. */
  readonly share: number | null;
  /** Stores the picture and answers its address; one that is stored already is not sent again. Rejects with a text to be shown. */
  readonly store: (file: File) => Promise<string>;
}

export function useStoreLogo(festivalId: string): LogoStore {
  const { festivals } = useServices();
  const [share, setShare] = useState<number | null>(null);
  const stored = useRef<{ readonly file: File; readonly url: string } | null>(null);
  return {
    share,
    async store(file) {
      if (stored.current?.file === file) return stored.current.url;
      setShare(0);
      try {
        const url = await festivals.uploadImage(festivalId, file, { onProgress: setShare });
        stored.current = { file, url };
        return url;
      } finally {
        setShare(null);
      }
    },
  };
}
