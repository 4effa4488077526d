import { checkImageFile, messages } from '@lineup/domain';
import { useEffect, useState } from 'react';

/** A chosen picture with its preview. A file that breaks the rules is not kept; `error` says why. */
export interface ChosenImage {
  readonly file: File | null;
  readonly error: string | null;
  /** An address of the file for this page. */
  readonly preview: string | null;
  readonly choose: (file: File | null) => void;
  /** The browser cannot show the chosen file. */
  readonly refuse: () => void;
}

interface Choice {
  readonly file: File | null;
  readonly error: string | null;
  readonly preview: string | null;
}

const nothing: Choice = { file: null, error: null, preview: null };

export function useChosenImage(): ChosenImage {
  const [choice, setChoice] = useState(nothing);
  const { preview } = choice;
  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);
  return {
    ...choice,
    choose: (file) => setChoice(judge(file)),
    refuse: () => setChoice({ ...nothing, error: messages.image.unreadable }),
  };
}

function judge(file: File | null): Choice {
  if (file === null) return nothing;
  const error = checkImageFile(file);
  return error === null ? { file, error, preview: URL.createObjectURL(file) } : { ...nothing, error };
}
