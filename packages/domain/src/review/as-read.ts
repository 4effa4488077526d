import {
  draftFields,
  maximumAsRead,
  type DraftEventData,
  type DraftField,
  type DraftValues,
} from '../entities/upload.ts';

type ReadDraft = Pick<DraftEventData, DraftField | 'asRead'>;

/**
 * The text `asRead` of a draft of which `change` is made: a field that is changed for the first time is kept as it was read. Null
 * where there is nothing to add, or no room for it.
 */
export function asReadAfter(draft: ReadDraft, change: Partial<DraftValues>): string | null {
  const before = parseAsRead(draft.asRead);
  const added = draftFields.filter(
    (field) => change[field] !== undefined && change[field] !== draft[field] && before[field] === undefined,
  );
  if (added.length === 0) return null;
  const all = { ...before, ...Object.fromEntries(added.map((field) => [field, draft[field] ?? ''])) };
  const text = JSON.stringify(all).replaceAll(/[^ -~]/gu, escaped);
  return text.length > maximumAsRead ? null : text;
}

/** The values of a draft as they were read, before the review changed them. */
export function valuesAsRead(draft: ReadDraft): Pick<DraftEventData, DraftField> {
  const { artistName, stage, date, timeStart, timeEnd, imageURL } = draft;
  return { artistName, stage, date, timeStart, timeEnd, imageURL, ...parseAsRead(draft.asRead) };
}

function parseAsRead(text: string | undefined): Partial<Record<DraftField, string>> {
  if (text === undefined) return {};
  try {
    const kept = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const known = draftFields.map((field) => [field, kept?.[field]] as const);
    return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'));
  } catch {
    // Whatever stands there, it is not what the review has kept.
    return {};
  }
}

/** As JSON writes it with plain letters alone, which every store counts alike. */
function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`)
    .join('');
}
