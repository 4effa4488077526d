import { type Edit, type Fields, type FestivalClocks } from '@lineup/domain';
import classes from './differences.module.css';
import { fieldsShown, labelOf } from './fields-shown.ts';
import { FieldValue } from './field-value.tsx';
import { LongList } from './long-list.tsx';

/** The labels of the two sides of an edit, and of its effect on a document. */
export interface EditWords {
  readonly before: string;
  readonly after: string;
  readonly created: string;
  readonly edited: string;
  readonly deleted: string;
}

const done: EditWords = {
  before: 'Before',
  after: 'After',
  created: 'added',
  edited: 'changed',
  deleted: 'deleted',
};

interface DifferencesProps {
  readonly edits: readonly Edit[];
  readonly clocks: FestivalClocks;
  /** One level below the heading above. */
  readonly heading: 'h3' | 'h4';
  /** By default the words for past changes. */
  readonly words?: EditWords;
}

/** What edits changed: each document with its fields before and after. */
export function Differences({ edits, clocks, heading, words = done }: DifferencesProps) {
  return (
    <LongList label="Differences" items={edits} keyOf={({ target, id }) => `${target}/${id}`}>
      {(edit) => <Difference edit={edit} clocks={clocks} heading={heading} words={words} />}
    </LongList>
  );
}

interface DifferenceProps extends Omit<Required<DifferencesProps>, 'edits'> {
  readonly edit: Edit;
}

function Difference({ edit, clocks, heading: Heading, words }: DifferenceProps) {
  const { before, after } = edit;
  return (
    <section>
      <Heading className={classes['heading']}>
        {edit.name}{' '}
        <small>{before === null ? words.created : after === null ? words.deleted : words.edited}</small>
      </Heading>
      <DifferenceTable edit={edit} clocks={clocks} words={words} />
    </section>
  );
}

/** The fields of a document before and after an edit. */
export function DifferenceTable({
  edit,
  clocks,
  words = done,
}: Pick<DifferencesProps, 'clocks' | 'words'> & { readonly edit: Edit }) {
  const { before, after } = edit;
  const columns: readonly Column[] = [
    ...(before === null ? [] : [{ label: words.before, fields: before }]),
    ...(after === null ? [] : [{ label: words.after, fields: after }]),
  ];
  return <FieldTable names={fieldsShown(edit)} columns={columns} clocks={clocks} />;
}

interface Column {
  readonly label: string;
  readonly fields: Fields | null;
}

interface FieldTableProps {
  readonly names: readonly string[];
  readonly columns: readonly Column[];
  readonly clocks: FestivalClocks;
}

/** Fields of a document side by side, as of different times. */
export function FieldTable({ names, columns, clocks }: FieldTableProps) {
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
                <FieldValue fields={fields} field={name} clocks={clocks} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
