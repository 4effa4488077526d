/* oxlint-disable typescript/no-generated-empty-object-type -- it depends on the table whether any text is public */
import * as z from 'zod/mini';
import { optionalText, textLimits } from './fields.ts';

/** A text that a person may add to a set. Everything that stores, shows, compares, imports, exports or publishes it derives from this. */
export interface SetText {
  /** Above its field. */
  readonly label: string;
  /** In messages and, in small letters, in the history. */
  readonly name: string;
  /** Its most characters; of more than a few hundred it may have several lines. */
  readonly limit: number;
  /** Private texts are for administrators alone: no file, release or feed has them. Public ones are published with the set's name. */
  readonly visibility: 'private' | 'public';
  /** What an empty field says. */
  readonly placeholder?: string;
  /**
   * The names by which a column of a lineup file is known, in small letters without spaces and accents: 'genre'. The first heads the
   * column of an export. Left out, it is the name in small letters. Private texts have none.
   */
  readonly headings?: readonly [string, ...string[]];
}

/** The texts of a set, and of an act that has no place yet, in the order of their fields. `CONTRIBUTING.md` says how to add one. */
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

/** Those that are published. */
export type PublicTextField = {
  [Field in SetTextField]: Visibility<Field> extends 'public' ? Field : never;
}[SetTextField];

/** Public texts by their fields, where they are given. */
export type PublicTexts = Readonly<Partial<Record<PublicTextField, string>>>;

function isSetTextField(field: string): field is SetTextField {
  return Object.hasOwn(setTexts, field);
}

export const setTextFields: readonly SetTextField[] = Object.keys(setTexts).filter(isSetTextField);

const isPublic = ({ visibility }: SetText) => visibility === 'public';

export const publicTextFields: readonly PublicTextField[] = setTextFields.filter(
  (field): field is PublicTextField => isPublic(setTexts[field]),
);

/** A record with a value for each of `fields`. */
function recordOf<Field extends string, Value>(
  fields: readonly Field[],
  make: (field: Field) => Value,
): Record<Field, Value>;
function recordOf<Value>(fields: readonly string[], make: (field: string) => Value): Record<string, Value> {
  const record: Record<string, Value> = {};
  for (const field of fields) record[field] = make(field);
  return record;
}

/** A value for each text of a set. */
export function forEachSetText<Value>(
  make: (text: SetText, field: SetTextField) => Value,
): Record<SetTextField, Value> {
  return recordOf(setTextFields, (field) => make(setTexts[field], field));
}

/** A value for each public text of a set. */
export function forEachPublicText<Value>(
  make: (text: SetText, field: PublicTextField) => Value,
): Record<PublicTextField, Value> {
  return recordOf(publicTextFields, (field) => make(setTexts[field], field));
}

/** Returns true if a text may have several lines. */
export function isLongText({ limit }: SetText): boolean {
  return limit > 300;
}

/** The headings of the columns that hold a text, the one of the portal's own files first. */
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

/** The texts that are given, as they are. */
export function givenTexts(texts: Given<SetTextField>): Partial<Record<SetTextField, string>> {
  return given(setTextFields, texts, (text) => text);
}

/** The public texts that are given, without white space around them. */
export function givenPublicTexts(texts: Given<PublicTextField>): Partial<Record<PublicTextField, string>> {
  return given(publicTextFields, texts, (text) => text.trim());
}

/** The schemas of the texts, for the shape of a document. */
export const setTextSchemas = forEachSetText(({ name, limit }) => optionalText(name, limit));

/**
 * The public texts of a set in a release. Others are dropped when it is read: what an earlier release has of a field that is private
 * now, or that no longer exists, is not published again.
 */
export const publicTextsSchema = z.optional(
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((texts: Readonly<Record<string, string>>) => givenPublicTexts(texts)),
  ),
);
