import { useRef, useState } from 'react';
import { useServices } from '../../../app/portal-context.ts';

/** Stores a picture that becomes the logo when the look is saved. */
export interface LogoStore {
  /** The uploaded share, 0 to 1; null while nothing is being uploaded. */
  readonly share: number | null;
  /**
   * Stores the picture and resolves to its address; a stored one is not uploaded again. Rejects with a displayable
   * text.
   */
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
