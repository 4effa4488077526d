import {
  messages,
  countBrought,
  editsOfPlan,
  listMessages,
  announcingMessages,
  movingMessages,
  planErrorText,
  planNoteText,
  type ConflictIndex,
  type Festival,
  type Plan,
} from '@lineup/domain';
import { useDeferredValue, useMemo, useState, type RefObject } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { IconEye, IconTrash } from '../../../../design/icons.ts';
import { ChangeFields } from '../../../../design/table/change-fields.tsx';
import { setCount } from '../../../../app/set-count.ts';
import { dateOptions, stageOptions } from '../../event/form/event-options.ts';
import type { Change } from '../edits/use-change.ts';
import type { ListRow } from '../rows/list-row.ts';
import classes from './bulk-bar.module.css';
import { bulkKinds, bulkPlan, type BulkKind } from './bulk-plan.ts';

interface BulkBarProps {
  readonly festival: Festival;
  readonly conflicts: ConflictIndex;
  readonly shownCount: number;
  readonly total: number;
  /** The selected rows in order. */
  readonly rows: readonly ListRow[];
  /** The input for the value. */
  readonly field: RefObject<HTMLElement | null>;
  readonly value: string;
  readonly kind: BulkKind;
  readonly onType: (kind: BulkKind, value: string) => void;
  readonly change: Change;
  readonly onAnnounce: () => void;
  readonly onDelete: () => void;
  /** Returns the focus to the list. */
  readonly onDone: () => void;
}

const kindNames: Readonly<Record<BulkKind, string>> = {
  shift: 'Shift by minutes',
  stage: 'Move to stage',
  day: 'Move to day',
  length: 'Set length',
};

/** Shows the number of sets, and the actions for the selected ones, each of which is one change. */
export function BulkBar(props: BulkBarProps) {
  const { festival, conflicts, rows, kind, value, field } = props;
  const { failure, type, apply } = useBulkEdit(props);
  const isNone = rows.length === 0;
  return (
    <form
      className={classes['bar']}
      aria-label="Selected sets"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <output className={classes['count']}>
        {isNone ? countText(props) : movingMessages.selected(rows.length)}
      </output>
      <fieldset className={classes['tools']} disabled={isNone}>
        <ChangeFields
          {...{ kind, value }}
          ref={field}
          kinds={bulkKinds}
          names={kindNames}
          kindLabel="What to change"
          options={optionsOf(kind, festival)}
          placeholder={kind === 'length' ? '60' : '+20'}
          inputMode={kind === 'length' ? 'numeric' : 'text'}
          onType={type}
        />
        <Button type="submit" size="sm">
          Apply
        </Button>
        <Button
          size="sm"
          variant="default"
          iconBelow="laptop"
          title={announcingMessages.announce}
          aria-haspopup="dialog"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={props.onAnnounce}
        >
          {announcingMessages.announce}
        </Button>
        <Button
          size="sm"
          variant="default"
          color="red"
          iconBelow="laptop"
          title="Delete"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={props.onDelete}
        >
          Delete
        </Button>
      </fieldset>
      <output className={classes['note']} data-failed={failure !== null}>
        {failure ?? <Brought {...{ festival, conflicts, rows, kind, value }} />}
      </output>
    </form>
  );
}

/** The state of the bar: its input, applying it to the selected sets, and the reason if that was refused. */
function useBulkEdit(props: BulkBarProps) {
  const { festival, rows, kind, value, onType, field, change, onDone } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useConfirm();
  const type = (next: BulkKind, text: string) => {
    setFailure(null);
    onType(next, text);
  };
  const apply = async () => {
    const outcome = bulkPlan(
      kind,
      value,
      rows.map(({ set }) => set),
      festival,
    );
    if (outcome === null) return field.current?.focus();
    if (!outcome.ok) return setFailure(planErrorText(outcome.code, outcome.set));
    if (!(await isMeant(outcome.plan, ask))) return undefined;
    const byId = new Map(rows.map(({ id, event }) => [id, event]));
    void change(
      editsOfPlan(outcome.plan, (id) => byId.get(id), festival),
      doneText(kind, outcome.plan),
    );
    type(kind, '');
    return onDone();
  };
  return { failure, type, apply };
}

function optionsOf(kind: BulkKind, festival: Festival) {
  if (kind === 'stage') return stageOptions(festival, '');
  return kind === 'day' ? dateOptions(festival, '') : null;
}

/** With more sets than this, new conflicts are only reported after the change. */
const fewSets = 300;

type BroughtProps = Pick<BulkBarProps, 'festival' | 'conflicts' | 'rows' | 'kind' | 'value'>;

/** Previews the number of new conflicts. */
function Brought({ festival, conflicts, rows, kind, value }: BroughtProps) {
  const typed = useDeferredValue(value, '');
  const count = useMemo(() => {
    if (rows.length > fewSets) return 0;
    const outcome = bulkPlan(
      kind,
      typed,
      rows.map(({ set }) => set),
      festival,
    );
    return outcome?.ok === true ? countBrought(outcome.plan, conflicts) : 0;
  }, [kind, typed, rows, festival, conflicts]);
  return count > 0 && listMessages.brings(count);
}

function countText({ shownCount, total }: BulkBarProps): string {
  return shownCount === total ? setCount(total) : listMessages.shown(shownCount, setCount(total));
}

/** Asks for confirmation if a set would last over 8 hours. */
async function isMeant({ notes }: Plan, ask: ReturnType<typeof useConfirm>): Promise<boolean> {
  const long = notes.filter(({ code }) => code === 'long');
  if (long.length === 0) return true;
  return ask({
    title: listMessages.confirmLong(long.length),
    text: long.slice(0, 5).map((note) => <p key={note.set.id}>{planNoteText(note)}</p>),
    confirmLabel: messages.answers.saveAnyway,
    cancelLabel: messages.answers.keepEditing,
  });
}

function doneText(kind: BulkKind, { sets }: Plan): string {
  const [only] = sets;
  if (kind === 'length') return listMessages.changedSets(sets.length);
  return sets.length === 1 && only !== undefined
    ? listMessages.moved(only.artistName)
    : movingMessages.done.movedSets(sets.length);
}
