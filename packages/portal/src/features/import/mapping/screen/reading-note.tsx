import { Button } from '../../../../design/controls/button.tsx';
import type { ReadFile } from '../reading/protocol.ts';
import { outcomeText } from './outcome-text.ts';
import classes from './reading-note.module.css';

interface ReadingNoteProps {
  readonly file: ReadFile;
  readonly disabled: boolean;
  readonly onMap: () => void;
}

/**
 * The outcome of the selected file, and the button for mapping its columns. A file in the portal's own format needs no
 * mapping.
 */
export function ReadingNote({ file, disabled, onMap }: ReadingNoteProps) {
  if (file.sureness === 'plain') return null;
  return (
    <div className={classes['note']}>
      <output>{outcomeText(file.outcome)}</output>
      {file.sureness === 'chosenBefore' && <p>The columns are read as chosen before.</p>}
      <Button variant="default" size="sm" disabled={disabled} onClick={onMap}>
        Choose columns
      </Button>
    </div>
  );
}
