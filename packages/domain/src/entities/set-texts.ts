/* oxlint-disable typescript/no-generated-empty-object-type -- it depends on the table whether any text is public */
import * as z from 'zod/mini';
import { optionalText, textLimits } from './fields.ts';

/**
 * A text field of a set. Everything that stores, shows, compares, imports, exports or publishes it derives from this.
 */
export interface SetText {
  /** Shown above the field. */
  readonly label: string;
  /** Used in messages and, in lower case, in the history. */
  readonly name: string;
  /** The maximum number of characters; a field of more than a few hundred has several lines. */
  readonly limit: number;
  /**
   * Private texts are only for administrators: no file, release or feed contains them. Public ones are published with
   * the set's name.
   */
  readonly visibility: 'private' | 'public';
  /** Shown in an empty field. */
  readonly placeholder?: string;
  /**
   * The column headings that are recognised in lineup files, in lower case without spaces and accents: 'genre'. The
   * first one is used in exports. Defaults to the name in lower case. Private texts have none.
   */
  readonly headings?: readonly [string, ...string[]];
}

/** The text fields of a set, and of an act without a place, in form order. `CONTRIBUTING.md` says how to add one. */
export const setTexts = {
  note: {
    label: 'Internal note',
    name: 'Note',
    limit: textLimits.setNote,
    visibility: 'private',
    placeholder: 'Never public',
  },
} as const satisfies Readonly<Record<string, SetText>>;

export type SetTextField = keyof typeof setTexts;

type Visibility<Field extends SetTextField> = (typeof setTexts)[Field]['visibility'];

/** The fields that are published. */
export type PublicTextField = {
  [Field in SetTextField]: Visibility<Field> extends 'public' ? Field : never;
}[SetTextField];

/** The public texts that are present, by field. */
export type PublicTexts = Readonly<Partial<Record<PublicTextField, string>>>;

function isSetTextField(field: string): field is SetTextField {
  return Object.hasOwn(setTexts, field);
}

export const setTextFields: readonly SetTextField[] = Object.keys(setTexts).filter(isSetTextField);

const isPublic = ({ visibility }: SetText) => visibility === 'public';

export const publicTextFields: readonly PublicTextField[] = setTextFields.filter(
  (field): field is PublicTextField => isPublic(setTexts[field]),
);

function recordOf<Field extends string, Value>(
  fields: readonly Field[],
  make: (field: Field) => Value,
): Record<Field, Value>;
function recordOf<Value>(fields: readonly string[], make: (field: string) => Value): Record<string, Value> {
  const record: Record<string, Value> = {};
  for (const field of fields) record[field] = make(field);
  return record;
}

/** Makes a record with a value for each text field of a set. */
export function forEachSetText<Value>(
  make: (text: SetText, field: SetTextField) => Value,
): Record<SetTextField, Value> {
  return recordOf(setTextFields, (field) => make(setTexts[field], field));
}

/** Makes a record with a value for each public text field of a set. */
export function forEachPublicText<Value>(
  make: (text: SetText, field: PublicTextField) => Value,
): Record<PublicTextField, Value> {
  return recordOf(publicTextFields, (field) => make(setTexts[field], field));
}

/** Returns true if a text may have several lines. */
export function isLongText({ limit }: SetText): boolean {
  return limit > 300;
}

/** The column headings of a text; the first one is used in the portal's own files. */
export function headingsOf({
  name,
  headings = [name.toLowerCase()],
}: SetText): readonly [string, ...string[]] {
  return headings;
}

type Given<Field extends string> = Readonly<Partial<Record<Field, string | null | undefined>>>;

function given<Field extends string>(
  fields: readonly Field[],
  texts: Given<Field>,
  tidy: (text: string) => string,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = tidy(texts[field] ?? '');
    if (text !== '') found[field] = text;
  }
  return found;
}

/** The non-empty texts, unchanged. */
export function givenTexts(texts: Given<SetTextField>): Partial<Record<SetTextField, string>> {
  return given(setTextFields, texts, (text) => text);
}

/** The non-empty public texts, trimmed. */
export function givenPublicTexts(texts: Given<PublicTextField>): Partial<Record<PublicTextField, string>> {
  return given(publicTextFields, texts, (text) => text.trim());
}

/** The schemas of the texts, to spread into a document's schema. */
export const setTextSchemas = forEachSetText(({ name, limit }) => optionalText(name, limit));

/**
 * The public texts of a set in a release. Parsing drops all others, so that texts of a field that has since become
 * private or been removed are not published again.
 */
export const publicTextsSchema = z.optional(
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((texts: Readonly<Record<string, string>>) => givenPublicTexts(texts)),
  ),
);
