import { VisuallyHidden } from '../../../../design/controls/visually-hidden.tsx';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '../../../../design/icons.ts';
import type { RowNote } from '../../draft/draft-row.ts';
import classes from './row-notes.module.css';

const icons = { issue: IconCircleX, warning: IconAlertTriangle, hint: IconInfoCircle };
const words = { issue: 'Error: ', warning: 'Warning: ', hint: 'Hint: ' };

interface RowNotesProps {
  readonly baseId: string;
  readonly notes: readonly RowNote[];
  /** Removes the event's image, the only field that a row does not show. */
  readonly onDropImage: () => void;
  /** Whether the event is saved without a place in the schedule; null if it has one. */
  readonly isUnplaced: boolean | null;
  readonly onUnplaced: (isUnplaced: boolean) => void;
}

/** Returns the id of the note at `index`, for the field that refers to it. */
export function noteId(baseId: string, index: number): string {
  return `${baseId}-note-${index}`;
}

/** The errors of an event, then warnings, then guesses. */
export function RowNotes({ baseId, notes, onDropImage, isUnplaced, onUnplaced }: RowNotesProps) {
  if (notes.length === 0 && isUnplaced === null) return null;
  return (
    // The role is set explicitly: Safari drops it from a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes['notes']}>
      {notes.map((note, index) => {
        const Icon = icons[note.kind];
        return (
          <li key={noteId(baseId, index)} id={noteId(baseId, index)} className={classes[note.kind]}>
            <Icon size={16} aria-hidden />
            <span>
              <VisuallyHidden>{words[note.kind]}</VisuallyHidden>
              <span>{note.text}</span>
              {note.kind === 'issue' && note.field === 'imageURL' && (
                <button type="button" className={classes['action']} onClick={onDropImage}>
                  Leave the image out
                </button>
              )}
            </span>
          </li>
        );
      })}
      {isUnplaced !== null && (
        <li>
          {isUnplaced && 'Goes to Unplaced'}
          <button type="button" className={classes['action']} onClick={() => onUnplaced(!isUnplaced)}>
            {isUnplaced ? 'Undo' : 'Keep in Unplaced'}
          </button>
        </li>
      )}
    </ul>
  );
}
