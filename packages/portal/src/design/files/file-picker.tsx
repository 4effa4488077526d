import { clsx } from 'clsx';
import { useId, useState, type DragEvent } from 'react';
import classes from './file-picker.module.css';
import { IconUpload } from '../icons.ts';
import { formatMegabytes } from '@lineup/domain';

interface FilePickerProps {
  /** What to choose: "Lineup File", "Cover Image". */
  readonly label: string;
  /** Suffixes or types in the format of the file input: `.json`. */
  readonly accept: string;
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly onChoose: (file: File | null) => void;
  readonly hint?: string;
  readonly error?: string | null;
  readonly disabled?: boolean;
}

/**
 * Picks one file, by the system's dialog or by drag and drop. It is the native input under a large label, so that
 * keyboards, phones and screen readers support it. Files outside of `accept` can still be dropped: the caller validates
 * the content.
 */
export function FilePicker({
  label,
  accept,
  file,
  onChoose,
  hint,
  error,
  disabled = false,
}: FilePickerProps) {
  const id = useId();
  const drop = useDrop(disabled ? null : onChoose);
  const problem = error ?? null;
  return (
    <div className={classes['picker']}>
      <label className={clsx(classes['area'], drop.over && classes['over'])} {...drop.handlers}>
        <IconUpload size={24} aria-hidden />
        <span id={`${id}-label`} className={classes['label']}>
          {label}
        </span>
        <span className={classes['file']}>
          {file === null
            ? 'Choose a file or drop it here'
            : `${file.name} (${formatMegabytes(file.size)} MB)`}
        </span>
        <input
          type="file"
          className={classes['input']}
          accept={accept}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== null}
          onChange={(event) => {
            onChoose(event.currentTarget.files?.[0] ?? null);
            // The same file can be picked again after it was changed.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <div id={`${id}-hint`}>
        {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
        {problem !== null && (
          <p className={classes['error']} role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

function useDrop(onChoose: ((file: File | null) => void) | null) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const dropped = event.dataTransfer.files[0];
      if (dropped !== undefined && onChoose !== null) onChoose(dropped);
    },
  };
  return { over, handlers };
}
