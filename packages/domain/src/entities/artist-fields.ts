import * as z from 'zod/mini';
import { artistMessages } from '../messages/artist-messages.ts';
import { artistLinksSchema, type ArtistLinks } from './artist-links.ts';
import { isCountryCode } from './country-codes.ts';
import { messages } from '../messages/messages.ts';
import { imageUrlSchema, isWebAddress, optionalText, requiredText, textLimits } from './fields.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
export const focalPointSchema = z.strictObject({ x: share, y: share });

/**
 * The point of a picture that stays visible when it is cropped: fractions from 0 to 1, from the left and from the top.
 */
export type FocalPoint = z.infer<typeof focalPointSchema>;

/** An address on the web from which the server can fetch a picture. */
const webAddressSchema = imageUrlSchema.check(
  z.refine(isWebAddress, { error: messages.validation.invalidImageUrl }),
);

const pictureSourceSchema = z.strictObject({
  address: webAddressSchema,
  replaces: z.nullable(imageUrlSchema),
  picture: z.optional(imageUrlSchema),
});

/**
 * The address of an artist's picture taken from a file by the last import. `replaces` is the artist's picture at that
 * time, `picture` the one fetched from the address; without it the address has not been fetched. See `pictureToFetch`.
 */
export type PictureSource = z.infer<typeof pictureSourceSchema>;

/** The value of a field of each type. */
interface ArtistValueTypes {
  readonly text: string;
  readonly list: string[];
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly links: ArtistLinks;
  readonly picture: string;
  readonly point: FocalPoint;
  readonly pictureSource: PictureSource;
}
export type ArtistFieldType = keyof ArtistValueTypes;

interface ArtistFieldBase {
  /** Shown above the field; in lower case in the history. */
  readonly label: string;
  /** Private fields are only for administrators: no release or feed contains them. */
  readonly visibility: 'private' | 'public';
  /**
   * The column headings that are recognised in files, in lower case without accents: 'country'. The first one is used
   * in exports. A field without headings is in no file. Headings in other languages are in `reading/headings.ts`.
   */
  readonly headings?: readonly [string, ...string[]];
}

/** An artist field. Everything that stores, shows, compares or publishes it derives from this. */
export type ArtistFieldDescription = ArtistFieldBase &
  (
    | { readonly type: 'text'; readonly limit: number }
    /** At most `most` texts of at most `limit` characters. */
    | { readonly type: 'list'; readonly limit: number; readonly most: number }
    | { readonly type: Exclude<ArtistFieldType, 'text' | 'list'> }
  );

/** The artist fields in form order. Adding an entry adds a field; only the name is required. */
export const artistFields = {
  name: { label: 'Name', type: 'text', limit: textLimits.artistName, visibility: 'public' },
  sortName: { label: 'Sort name', type: 'text', limit: textLimits.artistName, visibility: 'public' },
  spellings: {
    label: 'Other spellings',
    type: 'list',
    most: 30,
    limit: textLimits.artistName,
    visibility: 'private',
  },
  country: { label: 'Country', type: 'country', visibility: 'public', headings: ['country'] },
  genres: {
    label: 'Genres',
    type: 'list',
    most: 12,
    limit: 60,
    visibility: 'public',
    headings: ['genres', 'genre'],
  },
  shortText: {
    label: 'Short text',
    type: 'text',
    limit: 500,
    visibility: 'public',
    headings: ['short text'],
  },
  longText: {
    label: 'Long text',
    type: 'text',
    limit: 10_000,
    visibility: 'public',
    headings: ['long text'],
  },
  links: { label: 'Links', type: 'links', visibility: 'public', headings: ['links'] },
  imageURL: { label: 'Picture', type: 'picture', visibility: 'public', headings: ['artist picture'] },
  pictureSource: { label: 'Picture address', type: 'pictureSource', visibility: 'private' },
  focalPoint: { label: 'Focal point', type: 'point', visibility: 'public' },
  imageCredit: { label: 'Picture credit', type: 'text', limit: 200, visibility: 'public' },
  note: { label: 'Internal note', type: 'text', limit: textLimits.setNote, visibility: 'private' },
} as const satisfies Readonly<Record<string, ArtistFieldDescription>>;

export type ArtistField = keyof typeof artistFields;
type TypeOf<Field extends ArtistField> = (typeof artistFields)[Field]['type'];

/** The values that an administrator enters for an artist, by field. */
export type ArtistValues = { name: string } & {
  [Field in Exclude<ArtistField, 'name'>]?: ArtistValueTypes[TypeOf<Field>] | null | undefined;
};

export function isArtistField(field: string): field is ArtistField {
  return Object.hasOwn(artistFields, field);
}

export const artistFieldNames: readonly ArtistField[] = Object.keys(artistFields).filter(isArtistField);

/** The fields that may be published. */
export const publicArtistFields: readonly ArtistField[] = artistFieldNames.filter(
  (field) => artistFields[field].visibility === 'public',
);

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const countrySchema = z.string().check(z.refine(isCountryCode, { error: artistMessages.unknownCountry }));

function listSchema(label: string, limit: number, most: number) {
  return z.array(requiredText(label, limit)).check(
    z.maxLength(most, { error: artistMessages.tooMany(label, most) }),
    z.refine((texts) => new Set(texts).size === texts.length, { error: artistMessages.duplicate(label) }),
  );
}

const valueSchemas: Readonly<Record<Exclude<ArtistFieldType, 'text' | 'list'>, z.ZodMiniType>> = {
  country: countrySchema,
  links: artistLinksSchema,
  picture: imageUrlSchema,
  point: focalPointSchema,
  pictureSource: pictureSourceSchema,
};

function schemaOf(field: ArtistFieldDescription): z.ZodMiniType {
  if (field.type === 'text') return optionalText(field.label, field.limit);
  if (field.type === 'list') return optional(listSchema(field.label, field.limit, field.most));
  return optional(valueSchemas[field.type]);
}

type ArtistFieldSchemas = {
  readonly [Field in Exclude<ArtistField, 'name'>]: z.ZodMiniOptional<
    z.ZodMiniNullable<z.ZodMiniType<ArtistValueTypes[TypeOf<Field>]>>
  >;
};

function optionalSchemas(): ArtistFieldSchemas;
function optionalSchemas(): Record<string, z.ZodMiniType> {
  const optionalFields = artistFieldNames.filter((field) => field !== 'name');
  return Object.fromEntries(optionalFields.map((field) => [field, schemaOf(artistFields[field])]));
}

/** The schemas of the fields, to spread into a document's schema. */
export const artistFieldSchemas = {
  name: requiredText(artistFields.name.label, artistFields.name.limit),
  ...optionalSchemas(),
};
