import {
  countryName,
  artistFieldNames,
  artistFields,
  artistFieldText,
  artistFieldSchemas,
  artistLinkKinds,
  artistLinkNames,
  artistLinksSchema,
  focalPointAt,
  type Artist,
  type ArtistField,
  type ArtistLinkKind,
  type ArtistValues,
  type FocalPoint,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import type { EditorConflict, EditorRules } from '../../../app/editor/editor-state.ts';
import type { VersionDifference } from '../../../design/notices/version-choice.tsx';

/** The form's input, by the keys of `formFields`. */
export type ArtistInput = Readonly<Record<string, string>>;

/** A field of the form: a field of the artist, or one of its links. */
export interface FormField {
  readonly key: string;
  readonly field: ArtistField;
  readonly link: ArtistLinkKind | null;
  readonly label: string;
}

/** The fields of the form in the order of the field table. */
export const formFields: readonly FormField[] = artistFieldNames.flatMap((field): readonly FormField[] => {
  const { type, label } = artistFields[field];
  // Set by files only, not typed.
  if (type === 'pictureSource') return [];
  if (type !== 'links') return [{ key: field, field, link: null, label }];
  return artistLinkNames.map((link) => ({
    key: `links.${link}`,
    field,
    link,
    label: artistLinkKinds[link].label,
  }));
});

type StoredArtist = Versioned<Artist>;

function textOf(artist: Artist, { field, link }: FormField): string {
  if (link !== null) return artist.links?.[link] ?? '';
  if (field === 'focalPoint') return focalPointText(artist.focalPoint ?? null);
  const value = artist[field];
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join('\n') : '';
}

/** Fills in the form from an artist. */
export function inputOf(artist: Artist): ArtistInput {
  return Object.fromEntries(formFields.map((field) => [field.key, textOf(artist, field)]));
}

/** Formats the focal point for the form: its shares from the left and from the top. */
export function focalPointText(point: FocalPoint | null): string {
  return point === null ? '' : `${point.x} ${point.y}`;
}

/** The inverse of `focalPointText`; null for none. */
export function focalPointOf(text: string): FocalPoint | null {
  const [x = Number.NaN, y = Number.NaN] = text.split(' ').map(Number);
  return text === '' || Number.isNaN(x + y) ? null : focalPointAt(x, y);
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function linksOf(input: ArtistInput): object | null {
  const given = artistLinkNames
    .map((kind) => [kind, typedAt(input, `links.${kind}`)] as const)
    .filter(([, address]) => address !== '');
  return given.length === 0 ? null : Object.fromEntries(given);
}

function typedAt(input: ArtistInput, key: string): string {
  return (input[key] ?? '').trim();
}

/** Returns the input of a field in the shape in which it is stored if valid. */
function valueOf(input: ArtistInput, field: ArtistField): unknown {
  const { type } = artistFields[field];
  if (type === 'links') return linksOf(input);
  if (type === 'point') return focalPointOf(typedAt(input, field));
  if (type === 'list') {
    const lines = linesOf(input[field] ?? '');
    return lines.length === 0 ? null : lines;
  }
  const text = typedAt(input, field);
  return text === '' && field !== 'name' ? null : text;
}

const changesSchema = z.strictObject({ ...artistFieldSchemas, name: z.optional(artistFieldSchemas.name) });

/** Returns the fields in which the input differs from the artist. Call it only for input without errors. */
export function changesOf(artist: Artist, input: ArtistInput): Partial<ArtistValues> {
  const before = inputOf(artist);
  const fields = formFields
    .filter(({ key }) => typedAt(input, key) !== before[key])
    .map(({ field }) => field);
  const { name, ...others } = changesSchema.parse(
    Object.fromEntries(fields.map((field) => [field, valueOf(input, field)])),
  );
  return { ...others, ...(name !== undefined && { name }) };
}

/** Returns the errors of the input, by the keys of `formFields`. */
export function errorsOf(input: ArtistInput): Readonly<Record<string, string>> {
  return Object.fromEntries(
    formFields.flatMap(({ key, field, link }) => {
      const error = link === null ? errorOfField(input, field) : errorOfLink(typedAt(input, key), link);
      return error === undefined ? [] : [[key, error]];
    }),
  );
}

function errorOfField(input: ArtistInput, field: ArtistField): string | undefined {
  return artistFieldSchemas[field].safeParse(valueOf(input, field)).error?.issues[0]?.message;
}

function errorOfLink(address: string, link: ArtistLinkKind): string | undefined {
  if (address === '') return undefined;
  return artistLinksSchema.safeParse({ [link]: address }).error?.issues[0]?.message;
}

/** The editor rules of the form: other people's changes of other fields are merged in. */
export const artistRules: EditorRules<StoredArtist, ArtistInput> = {
  inputOf,
  isSame: (a, b) => formFields.every(({ key }) => typedAt(a, key) === typedAt(b, key)),
  versionOf: ({ version }) => version,
  merge: (base, typed, theirs) => ({
    mine: mergedInput(base, typed, theirs, 'mine'),
    isChoice: conflictsOf(base, typed, theirs).length > 0,
  }),
  followsOthers: true,
  takeTheirs: (base, typed, theirs) => mergedInput(base, typed, theirs, 'theirs'),
};

/** Returns the fields that both have changed to different values. */
function conflictsOf(base: Artist, typed: ArtistInput, theirs: Artist): readonly FormField[] {
  const [before, now] = [inputOf(base), inputOf(theirs)];
  return formFields.filter(({ key }) => {
    const mine = typedAt(typed, key);
    return mine !== before[key] && now[key] !== before[key] && mine !== now[key];
  });
}

function mergedInput(
  base: Artist,
  typed: ArtistInput,
  theirs: Artist,
  onConflict: 'mine' | 'theirs',
): ArtistInput {
  const [before, now] = [inputOf(base), inputOf(theirs)];
  const inConflict = new Set(conflictsOf(base, typed, theirs).map(({ key }) => key));
  const isMine = (key: string) =>
    inConflict.has(key) ? onConflict === 'mine' : typedAt(typed, key) !== before[key];
  return Object.fromEntries(formFields.map(({ key }) => [key, (isMine(key) ? typed[key] : now[key]) ?? '']));
}

/** Returns the differences between two people's versions of an artist. */
export function differencesOf({
  base,
  typed,
  theirs,
}: Pick<
  EditorConflict<StoredArtist, ArtistInput>,
  'base' | 'typed' | 'theirs'
>): readonly VersionDifference[] {
  const now = inputOf(theirs);
  const shown = ({ field }: FormField, text: string) => {
    if (field === 'focalPoint') return artistFieldText(field, focalPointOf(text)) ?? '';
    return artistFields[field].type === 'country' && text !== '' ? countryName(text) : text;
  };
  return conflictsOf(base, typed, theirs).map((field) => ({
    field: field.label,
    mine: shown(field, typed[field.key] ?? ''),
    theirs: shown(field, now[field.key] ?? ''),
  }));
}
