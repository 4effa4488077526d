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
import { ChangeFields } from '../../../../../design/table/change-fields.tsx';
import type { DraftRules } from '../../../draft/draft-rules.ts';
import { dateOptions, stageOptions } from '../../../draft/row-options.ts';
import { useDraftRules } from '../../../draft/use-draft.ts';

const words = reviewMessages.selection;

/** What one value can change in the selected rows. */
const changeKinds = ['shift', 'stage', 'date', 'length'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** Edits the selected rows; `unchanged` says how many could not be edited, null if that needs no text. */
export type ApplyToRows = (
  make: (events: readonly DraftEvent[], festival: Festival) => RowsEdit | null,
  unchanged: ((count: number) => string) | null,
) => void;

/** The change of the selected rows and its value; applied on submit. */
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

/** Applies the value; returns false if it is not valid. */
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

/** The fields for what to change and its new value. */
export function RowsChangeFields({ ref, errorId, kind, value, error, set }: RowsChangeFieldsProps) {
  const rules = useDraftRules();
  return (
    <>
      <ChangeFields
        {...{ ref, kind, value }}
        kinds={changeKinds}
        names={words.kinds}
        kindLabel={words.kind}
        options={optionsOf(kind, rules)}
        placeholder={kind === 'shift' ? '+30' : '60'}
        onType={set}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
      />
      <Button lean type="submit" size="sm" variant="default">
        {words.apply}
      </Button>
    </>
  );
}

function optionsOf(kind: ChangeKind, rules: DraftRules) {
  if (kind === 'stage') return stageOptions(rules, '');
  return kind === 'date' ? dateOptions(rules, '') : null;
}
