import {
  conflictPanelMessages,
  fixLeavesText,
  type ConflictIndex,
  type Festival,
  type Fix,
} from '@lineup/domain';
import { useId, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import classes from './fix-list.module.css';
import { PlanPreview } from './plan-preview.tsx';

interface FixListProps {
  /** Best first; at least one. */
  readonly fixes: readonly Fix[];
  readonly index: ConflictIndex;
  readonly festival: Festival;
  readonly onFix: (fix: Fix) => void;
}

/** This many are shown initially. */
const few = 4;

/** The fixes for a conflict. The effect of the current one is shown below them, where it moves nothing else. */
export function FixList({ fixes, index, festival, onFix }: FixListProps) {
  const id = useId();
  const [at, setAt] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? fixes : fixes.slice(0, few);
  const previewed = shown.find((fix) => fix.id === at) ?? shown[0];
  return (
    <>
      <ul className={classes['fixes']} aria-label={conflictPanelMessages.fixes}>
        {shown.map((fix, place) => (
          <li key={fix.id}>
            <button
              type="button"
              data-place={place === 0 ? 'first' : undefined}
              className={classes['fix']}
              data-previewed={fix === previewed || undefined}
              aria-describedby={fix === previewed ? `${id}-leaves-${place} ${id}-preview` : undefined}
              onFocus={() => setAt(fix.id)}
              onPointerEnter={() => setAt(fix.id)}
              onClick={() => onFix(fix)}
            >
              {fix.label}
            </button>
            <p id={`${id}-leaves-${place}`} className={classes['leaves']} hidden={fix.leaves.length === 0}>
              {fixLeavesText(fix)}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < fixes.length && (
        <Button variant="subtle" size="sm" flush onClick={() => setWhole(true)}>
          {conflictPanelMessages.moreFixes(fixes.length - shown.length)}
        </Button>
      )}
      {previewed !== undefined && (
        <PlanPreview id={`${id}-preview`} fix={previewed} index={index} festival={festival} />
      )}
    </>
  );
}
