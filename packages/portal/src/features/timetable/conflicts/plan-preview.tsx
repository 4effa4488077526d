import {
  conflictPanelMessages,
  planLines,
  planNoteText,
  type ConflictIndex,
  type Festival,
  type Fix,
} from '@lineup/domain';
import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import classes from './fix-list.module.css';

interface PlanPreviewProps {
  readonly id: string;
  readonly fix: Fix;
  readonly index: ConflictIndex;
  readonly festival: Festival;
}

const texts = conflictPanelMessages;
/** Further sets are omitted; the fix itself counts them. */
const most = 12;

/** Shows what a fix would change, as in "Kyber 7:30 → 7:45 PM". */
export function PlanPreview({ id, fix, index, festival }: PlanPreviewProps) {
  const lines = planLines(fix.plan, (set) => index.get(set), festival);
  return (
    <div id={id} className={classes['preview']}>
      <VisuallyHidden>{texts.preview}:</VisuallyHidden>
      <ul>
        {lines.slice(0, most).map(({ id: set, artist, before, after }) => (
          <li key={set}>
            <b>{artist}</b>{' '}
            <span>
              {before ?? texts.isNew} <span aria-hidden>→</span>
              <VisuallyHidden>{texts.to}</VisuallyHidden> {after ?? texts.isGone}
            </span>
          </li>
        ))}
        {lines.length > most && <li>{texts.more(lines.length - most)}</li>}
      </ul>
      {fix.plan.notes.map((note) => (
        <p key={planNoteText(note)}>{planNoteText(note)}</p>
      ))}
    </div>
  );
}
