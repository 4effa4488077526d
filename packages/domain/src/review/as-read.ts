import { givenPublicTexts } from '../entities/set-texts.ts';
import {
  draftFields,
  maximumAsRead,
  type DraftEventData,
  type DraftField,
  type DraftValues,
} from '../entities/upload.ts';

type ReadDraft = Pick<DraftEventData, DraftField | 'asRead'>;

/**
 * Returns the text `asRead` of a draft to which `change` is applied: it stores the parsed value of each field that
 * changes for the first time. It also names the fields that were last changed `inBulk`, by a rule for several drafts.
 * Null if there is nothing to add, or no room for it.
 */
export function asReadAfter(draft: ReadDraft, change: Partial<DraftValues>, inBulk = false): string | null {
  const before = parseAsRead(draft.asRead);
  const changed = draftFields.filter(
    (field) => change[field] !== undefined && change[field] !== draft[field],
  );
  const added = changed.filter((field) => before[field] === undefined);
  const bulkBefore = parseBulk(draft.asRead);
  const bulk = draftFields.filter((field) => (changed.includes(field) ? inBulk : bulkBefore.includes(field)));
  if (added.length === 0 && bulk.join() === bulkBefore.join()) return null;
  const all = { ...before, ...Object.fromEntries(added.map((field) => [field, draft[field] ?? ''])) };
  const text = JSON.stringify(bulk.length === 0 ? all : { ...all, bulk }).replaceAll(/[^ -~]/gu, escaped);
  return text.length > maximumAsRead ? null : text;
}

/** Returns the values of a draft as parsed, before the review changed them. */
export function valuesAsRead(draft: ReadDraft): Pick<DraftEventData, DraftField> {
  const { artistName, stage, date, timeStart, timeEnd, imageURL } = draft;
  const texts = givenPublicTexts(draft);
  return { artistName, stage, date, timeStart, timeEnd, imageURL, ...texts, ...parseAsRead(draft.asRead) };
}

/** Returns the fields that the review has changed since the draft was parsed. */
export function changedFields(draft: ReadDraft): readonly DraftField[] {
  const read = valuesAsRead(draft);
  return draftFields.filter((field) => (read[field] ?? '') !== (draft[field] ?? ''));
}

/** Returns true if the last change of the field affected several drafts at once, as a fix or an answer does. */
export function isChangedInBulk(draft: ReadDraft, field: DraftField): boolean {
  return parseBulk(draft.asRead).includes(field);
}

function parseAsRead(text: string | undefined): Partial<Record<DraftField, string>> {
  const stored = parseStored(text);
  const known = draftFields.map((field) => [field, stored[field]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'));
}

function parseBulk(text: string | undefined): readonly DraftField[] {
  const { bulk } = parseStored(text);
  return Array.isArray(bulk) ? draftFields.filter((field) => bulk.includes(field)) : [];
}

function parseStored(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  try {
    return (JSON.parse(text) as Readonly<Record<string, unknown>> | null) ?? {};
  } catch {
    // The text is not in the review's format.
    return {};
  }
}

/** Escapes a character as ASCII JSON, whose length every store counts the same way. */
function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`)
    .join('');
}
