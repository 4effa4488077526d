import { useState } from 'react';
import { useChosenImage, type ChosenImage } from '../../design/files/use-chosen-image.ts';

/** What becomes of the cover when the details are saved. */
export type CoverChange =
  { readonly kind: 'keep' } | { readonly kind: 'remove' } | { readonly kind: 'replace'; readonly file: File };

/** The cover in the form: the stored one, another that was chosen, or none any more. */
export interface CoverEdit {
  readonly change: CoverChange;
  readonly image: ChosenImage;
  readonly remove: () => void;
  /** Goes back to the stored one. */
  readonly reset: () => void;
}

/** `wasRemoved`: the stored cover was removed before, and that has still to be saved. */
export function useCoverEdit(wasRemoved: boolean): CoverEdit {
  const image = useChosenImage();
  const [isRemoved, setRemoved] = useState(wasRemoved);
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
