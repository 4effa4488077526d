import {
  artistFieldNames,
  editedFieldLabel,
  liveFields,
  setTextFields,
  shownEditFields,
  type Edit,
} from '@lineup/domain';

/** Returns the label of a field; each accepted conflict has a field of its own. */
export function labelOf(name: string): string {
  return name.startsWith('acceptedConflicts/') ? 'accepted conflict' : editedFieldLabel(name);
}

/** In the order in which people think of them; others follow. */
const order = [
  'artistName',
  'name',
  'stage',
  'date',
  'timeStart',
  'timeEnd',
  ...liveFields,
  'status',
  'replacedBy',
  ...setTextFields,
  'announcement',
  'imageURL',
  'accentColor',
  'logoURL',
  'pageLinks',
  'pageNote',
  'artistIds',
  ...artistFieldNames,
];

/** Derived from other fields, or meaningless to people. */
const hidden = ['plannedOffsets', 'lineup_upload_id'];

/** Returns the fields of an edit to show; of a new or deleted document only non-empty ones. */
export function fieldsShown(edit: Pick<Edit, 'before' | 'after'>): readonly string[] {
  return sorted(shownEditFields(edit).filter((name) => isSomething(edit, name)));
}

/** Returns the fields in display order, without those that are meaningless to people. */
export function sorted(names: readonly string[]): readonly string[] {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.filter((name) => !hidden.includes(name)).toSorted((a, b) => placeOf(a) - placeOf(b));
}

function isSomething({ before, after }: Pick<Edit, 'before' | 'after'>, name: string): boolean {
  return [before?.[name], after?.[name]].some(
    (value) => value !== undefined && value !== null && value !== '',
  );
}
