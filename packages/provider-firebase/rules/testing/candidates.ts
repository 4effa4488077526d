import { documentSchemas, draftFields, timestampFromMillis, type DocumentKind } from '@lineup/domain';
import { isServerTimestamp } from '@lineup/provider';
import { fieldProbes } from './field-probes.ts';
import type { Fields } from './firestore-requests.ts';

/** One value of each type that a document may hold. */
const samples: Fields = {
  null: null,
  true: true,
  'a whole number': 7,
  'a broken number': 1.5,
  'a text': 'some text',
  'an empty list': [],
  'a list': ['some text'],
  'an empty map': {},
  'a map': { seconds: 1, nanos: 2 },
  'a time': timestampFromMillis(1_814_522_400_000),
};

/** Set by the provider's clock: a time of the writer's own is another matter than a wrong type. */
const stamps: readonly string[] = ['created_at', 'updated_at', 'createdAt', 'updatedAt'];

/** All that is tried on a kind of document: each field missing, each of each other type, and the kind's own probes. */
export function candidatesFor(
  kind: DocumentKind,
  valid: Fields,
  operation: 'create' | 'update',
): readonly Candidate[] {
  const fields = Object.keys(valid).filter((field) => !field.startsWith('_'));
  return [
    { name: 'nothing changed', change: {} },
    ...fields
      .filter((field) => operation === 'create' || !stamps.includes(field))
      .map((field) => ({ name: `${field} missing`, change: { [field]: undefined } })),
    ...fields.flatMap((field) =>
      Object.entries(samples)
        .filter(([name]) => name !== 'a time' || !stamps.includes(field))
        .map(([name, value]) => ({ name: `${field} as ${name}`, change: { [field]: value } })),
    ),
    ...fieldProbes[kind],
  ];
}

/**
 * Whether the document may be so, by the portal's law: the schema of its kind, an upload with the ids of its path and yet
 * to be processed, an event on a stage of its festival, a draft changed in nothing but what the review mends.
 */
export function isLawful(kind: DocumentKind, valid: Fields, change: Fields): boolean {
  const document = { ...valid, ...change };
  return documentSchemas[kind].safeParse(asStored(document)).success && laws[kind](document, valid, change);
}

/** What the law asks of a kind besides its schema. */
const laws: Readonly<Record<DocumentKind, (document: Fields, valid: Fields, change: Fields) => boolean>> = {
  user: () => true,
  festival: () => true,
  lineupEvent: ({ stage }) => stage === 'Quay' || stage === 'Lantern Hall',
  unplacedAct: () => true,
  block: ({ stage }) => stage === 'Quay' || stage === 'Lantern Hall',
  importSource: () => true,
  lineupUpload: ({ status, error, uploadId, festivalId }, valid) =>
    status === 'processing' &&
    error === null &&
    uploadId === valid['uploadId'] &&
    festivalId === valid['festivalId'],
  draftEvent: (_, __, change) =>
    Object.keys(change).every((field) =>
      ['dayStartsAt', 'asRead', 'unplaced', ...draftFields].includes(field),
    ),
  change: () => true,
  changePart: () => true,
  publication: () => false,
  release: () => false,
  lineupSlug: () => false,
  previewLink: () => false,
  dueRelease: () => false,
  webhookSecret: () => false,
};

function asStored(document: Fields): object {
  return Object.fromEntries(
    Object.entries(document).flatMap(([field, value]) => {
      if (field === '_version' || field === '_basedOn' || value === undefined) return [];
      return [[field, isServerTimestamp(value) ? timestampFromMillis(0) : value]];
    }),
  );
}

/** A valid document with these fields in place of its own; undefined takes one out. */
export interface Candidate {
  readonly name: string;
  readonly change: Fields;
}
