import {
  lengthenRows,
  parseDuration,
  parseShift,
  putRows,
  reviewMessages,
  shiftBy,
  type DraftEvent,
  type Festival,
  type RowsEdit,
} from '@lineup/domain';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../../design/controls/button.tsx';
import { dateOptions, stageOptions, type RowOption } from '../../../draft/row-options.ts';
import { useDraftRules } from '../../../draft/use-draft.ts';
import classes from './selection-bar.module.css';

const words = reviewMessages.selection;

/** What of the selected rows one value changes. */
const changeKinds = ['shift', 'stage', 'date', 'length'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** Makes an edit of the selected rows; `unchanged` says of how many it could not, null where that needs no words. */
export type ApplyToRows = (
  make: (events: readonly DraftEvent[], festival: Festival) => RowsEdit | null,
  unchanged: ((count: number) => string) | null,
) => void;

/** What is to change of the selected rows, and to what; applied when it is submitted. */
export function useRowsChange(apply: ApplyToRows) {
  const ref = useRef<HTMLElement>(null);
  const errorId = useId();
  const [kind, setKind] = useState<ChangeKind>('shift');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const set = (of: ChangeKind, to: string) => {
    setKind(of);
    setValue(to);
    setError(null);
  };
  const submit = () => {
    const isDone = applyValue(kind, value, apply);
    setError(isDone ? null : words.bad[kind]);
    if (isDone) setValue('');
    else ref.current?.focus();
  };
  return { ref, errorId, kind, value, error, set, submit };
}

/** Applies what a value stands for; false where it stands for nothing. */
function applyValue(kind: ChangeKind, value: string, apply: ApplyToRows): boolean {
  if (kind === 'stage' || kind === 'date') {
    if (value !== '') apply((events, festival) => putRows(events, kind, value, festival), null);
    return value !== '';
  }
  const minutes = kind === 'shift' ? parseShift(value) : parseDuration(value);
  if (minutes === null) return false;
  apply(
    (events, festival) =>
      kind === 'shift' ? shiftBy(events, festival, minutes) : lengthenRows(events, minutes, festival),
    words.untimed,
  );
  return true;
}

type RowsChangeFieldsProps = ReturnType<typeof useRowsChange>;

/** What is to change, and to what. */
export function RowsChangeFields({ ref, errorId, kind, value, error, set }: RowsChangeFieldsProps) {
  const rules = useDraftRules();
  const field = {
    'aria-label': words.kinds[kind],
    value,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? undefined : errorId,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      set(kind, currentTarget.value),
  };
  return (
    <>
      <span className={classes['field']}>
        <select
          aria-label={words.kind}
          value={kind}
          onChange={({ currentTarget }) => set(kindOf(currentTarget.value), '')}
        >
          {changeKinds.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </select>
      </span>
      <span className={classes['field']}>
        {kind === 'shift' || kind === 'length' ? (
          <input
            ref={(element) => void (ref.current = element)}
            type="text"
            placeholder={kind === 'shift' ? '+30' : '60'}
            autoComplete="off"
            {...field}
          />
        ) : (
          <select ref={(element) => void (ref.current = element)} {...field}>
            {(kind === 'stage' ? stageOptions : dateOptions)(rules, '').map((option: RowOption) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </span>
      <Button lean type="submit" size="sm" variant="default">
        {words.apply}
      </Button>
    </>
  );
}

function kindOf(value: string): ChangeKind {
  return changeKinds.find((each) => each === value) ?? 'shift';
}
