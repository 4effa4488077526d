import { type Edit, type Fields } from '@lineup/domain';
import classes from './differences.module.css';
import { fieldsShown, labelOf } from './fields-shown.ts';
import { FieldValue } from './field-value.tsx';
import { LongList } from './long-list.tsx';

interface DifferencesProps {
  readonly edits: readonly Edit[];
  readonly timezone: string;
  /** One step below the heading above them. */
  readonly heading: 'h3' | 'h4';
}

/** What edits changed: each document with its fields before and after. */
export function Differences({ edits, timezone, heading }: DifferencesProps) {
  return (
    <LongList label="Differences" items={edits} keyOf={({ target, id }) => `${target}/${id}`}>
      {(edit) => <Difference edit={edit} timezone={timezone} heading={heading} />}
    </LongList>
  );
}

interface DifferenceProps extends Omit<DifferencesProps, 'edits'> {
  readonly edit: Edit;
}

function Difference({ edit, timezone, heading: Heading }: DifferenceProps) {
  const { before, after } = edit;
  const columns: readonly Column[] = [
    ...(before === null ? [] : [{ label: 'Before', fields: before }]),
    ...(after === null ? [] : [{ label: 'After', fields: after }]),
  ];
  return (
    <section>
      <Heading className={classes['heading']}>
        {edit.name} <small>{before === null ? 'added' : after === null ? 'deleted' : 'changed'}</small>
      </Heading>
      <FieldTable names={fieldsShown(edit)} columns={columns} timezone={timezone} />
    </section>
  );
}

interface Column {
  readonly label: string;
  readonly fields: Fields | null;
}

interface FieldTableProps {
  readonly names: readonly string[];
  readonly columns: readonly Column[];
  readonly timezone: string;
}

/** Fields of a document side by side, as they were at different times. */
export function FieldTable({ names, columns, timezone }: FieldTableProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{labelOf(name)}</th>
            {columns.map(({ label, fields }) => (
              <td key={label}>
                <FieldValue fields={fields} field={name} timezone={timezone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
