import { useState } from 'react';
import { useCoverImage, type CoverImage } from '../dashboard/create/use-cover-image.ts';

/** What becomes of the cover when the details are saved. */
export type CoverChange =
  { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'replace'; readonly file: File };

/** The cover in the form: the stored one, another that was chosen, or none any more. */
export interface CoverEdit {
  readonly change: CoverChange;
  readonly image: CoverImage;
  readonly remove: () => void;
  /** Goes back to the stored one. */
  readonly reset: () => void;
}

export function useCoverEdit(): CoverEdit {
  const image = useCoverImage();
  const [isRemoved, setRemoved] = useState(false);
  const choose = (file: File | null) => {
    setRemoved(false);
    image.choose(file);
  };
  return {
    change: changeOf(image.file, isRemoved),
    image: { ...image, choose },
    remove: () => {
      image.choose(null);
      setRemoved(true);
    },
    reset: () => choose(null),
  };
}

function changeOf(file: File | null, isRemoved: boolean): CoverChange {
  if (file !== null) return { kind: 'replace', file };
  return { kind: isRemoved ? 'remove' : 'keep' };
}
