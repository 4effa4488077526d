import { checkImageFile, messages } from '@lineup/domain';
import { useEffect, useState } from 'react';

/** A selected picture with its preview. A file that breaks the rules is rejected; `error` says why. */
export interface ChosenImage {
  readonly file: File | null;
  readonly error: string | null;
  /** An object URL of the file. */
  readonly preview: string | null;
  readonly choose: (file: File | null) => void;
  /** Called if the browser cannot show the selected file. */
  readonly refuse: () => void;
}

/** `file` is the picture in the form; `onChange` replaces or removes it. */
export function useChosenImage(file: File | null, onChange: (file: File | null) => void): ChosenImage {
  const [error, setError] = useState<string | null>(null);
  const take = (next: File | null, problem: string | null) => {
    setError(problem);
    onChange(problem === null ? next : null);
  };
  return {
    file,
    error,
    preview: usePreview(file),
    choose: (next) => take(next, next && checkImageFile(next)),
    refuse: () => take(null, messages.image.unreadable),
  };
}

function usePreview(file: File | null): string | null {
  const [shown, setShown] = useState<{ file: File | null; url: string | null }>({ file: null, url: null });
  if (shown.file !== file) setShown({ file, url: file && URL.createObjectURL(file) });
  const { url } = shown;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  return url;
}
