import { VisuallyHidden } from '../../../../design/controls/visually-hidden.tsx';
import { IconAlertTriangle, IconInfoCircle } from '../../../../design/icons.ts';
import classes from './event-notes-list.module.css';
import type { EventNotes } from './event-notes.ts';

/** The notes to check before saving; announced when they change, without moving the focus. */
export function EventNotesList({ notes }: { readonly notes: EventNotes }) {
  const { warnings, hints } = notes;
  return (
    <div aria-live="polite">
      {warnings.length + hints.length > 0 && (
        // The role is explicit because Safari drops it from a list without bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={classes['notes']}>
          {warnings.map((text) => (
            <li key={text} className={classes['warning']}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>
                <VisuallyHidden>Warning: </VisuallyHidden>
                <span>{text}</span>
              </span>
            </li>
          ))}
          {hints.map((text) => (
            <li key={text} className={classes['hint']}>
              <IconInfoCircle size={16} aria-hidden />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
