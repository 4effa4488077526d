import { fieldsOf, type Edit, type FieldValue } from '../changes/edits.ts';
import {
  artistFieldSchemas,
  artistFields,
  focalPointSchema,
  isArtistField,
  type ArtistFieldType,
} from '../entities/artist-fields.ts';
import { countryName } from './country-name.ts';
import { artistLinkKinds, artistLinkNames, artistLinksSchema } from '../entities/artist-links.ts';

/** How the history shows a field of each type; null means like any other text or list. */
const textsOf: Readonly<Partial<Record<ArtistFieldType, (value: FieldValue) => string | null>>> = {
  links: (value) => {
    const { data } = artistLinksSchema.safeParse(value);
    if (data === undefined) return null;
    const given = artistLinkNames.filter((kind) => data[kind] !== undefined);
    return given.map((kind) => `${artistLinkKinds[kind].label}: ${data[kind]}`).join(', ');
  },
  country: (value) => (typeof value === 'string' ? countryName(value) : null),
  point: (value) => {
    const { data } = focalPointSchema.safeParse(value);
    return data === undefined ? null : `${percent(data.x)} from the left, ${percent(data.y)} from the top`;
  },
  pictureSource: (value) => artistFieldSchemas.pictureSource.safeParse(value).data?.address ?? null,
};

/** The label of an artist's field, in lower case; null for any other field. */
export function artistFieldLabel(field: string): string | null {
  return isArtistField(field) ? artistFields[field].label.toLowerCase() : null;
}

/**
 * An artist's field value as text; null if it is shown like any other text or list, or if artists have no such field.
 */
export function artistFieldText(field: string, value: FieldValue | undefined): string | null {
  if (!isArtistField(field) || value === undefined || value === null) return null;
  return textsOf[artistFields[field].type]?.(value) ?? null;
}

/** The fields of an edit that the history shows. Leaves out a fetch of the same address, which shows in the picture. */
export function shownEditFields(edit: Pick<Edit, 'before' | 'after'>): readonly string[] {
  const addressOf = (side: Edit['before']) => artistFieldText('pictureSource', side?.['pictureSource']);
  return fieldsOf(edit).filter(
    (field) => field !== 'pictureSource' || addressOf(edit.before) !== addressOf(edit.after),
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
