import { reviewMessages } from '@lineup/domain';
import { IconInfoCircle } from '../../../../../design/icons.ts';
import { useDraftRules } from '../../../draft/use-draft.ts';
import classes from './file-notes.module.css';

const words = reviewMessages.file;

/** How the file was interpreted, on demand: one line per notation instead of a hint on each event. */
export function FileNotes() {
  const { lines } = useDraftRules().fileHints;
  if (lines.length === 0) return null;
  return (
    <details className={classes['file']}>
      <summary>
        <IconInfoCircle size={16} aria-hidden />
        {words.label}
      </summary>
      {/* The role is set explicitly: Safari drops it from a list without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={classes['notes']} aria-label={words.label}>
        {lines.map(({ code, count, examples }) => (
          <li key={code}>{words[code](words.examples(examples), count)}</li>
        ))}
      </ul>
    </details>
  );
}
