import { isChangePartKind, isTimestamp, parseDocumentPath, type DocumentKind } from '@lineup/domain';
import {
  isServerTimestamp,
  type CommitLimit,
  type DocumentValue,
  type Write,
  type WriteData,
} from '@lineup/provider';

/**
 * Firestore accepts 10 MiB in one commit, including index entries, and any number of documents; a fifth is reserved for
 * what its manual does not count.
 */
const maximumBytes = 10 * 1024 * 1024;

/** An index that contains the document. */
export interface IndexedFields {
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly string[];
}

const own = (...fields: readonly string[]): IndexedFields => ({ scope: 'COLLECTION', fields });
const all = (...fields: readonly string[]): IndexedFields => ({ scope: 'COLLECTION_GROUP', fields });

/** The indexes of each kind, as deployed with the rules. */
export const indexesOf: Readonly<Record<DocumentKind, readonly IndexedFields[]>> = {
  user: [],
  festival: [own('startDate'), own('created_at'), own('updated_at'), own('endDate')],
  lineupEvent: [
    own('stage'),
    own('date'),
    own('updated_at'),
    all('updated_at'),
    own('updatedAt'),
    all('updatedAt'),
    all('artistIds'),
  ],
  unplacedAct: [],
  block: [],
  importSource: [],
  lineupUpload: [all('status', 'updatedAt')],
  draftEvent: [],
  change: [own('at'), own('touches', 'at')],
  changePart: [],
  artist: [own('keys'), own('mergedInto')],
  artistChange: [own('touches', 'at')],
  artistChangePart: [],
  publication: [],
  release: [own('state')],
  lineupSlug: [own('festivalId')],
  previewLink: [own('festivalId')],
  dueRelease: [],
  webhookSecret: [],
  webhookDelivery: [],
  stageLink: [own('festivalId')],
  stageMessage: [own('stage')],
  stageReport: [own('linkId')],
  accessEntry: [],
  invitation: [],
};

/** What every document and index entry takes in addition to names and values, according to the manual. */
const documentOverhead = 32;
const entryOverhead = { COLLECTION: 32, COLLECTION_GROUP: 48 } as const;
const nameOverhead = 16;
/** What this provider adds to every document: its version. */
const ownFields = '_version'.length + 1 + 21;
/** The assumed previous value of an index entry if unknown: a timestamp, except for the stage of an event. */
const unknownValue = (field: string) => (field === 'stage' ? 40 : 8);
/** The assumed size of a record's part after compression; lineups compress to a fifth or a third. */
const packedShare = 0.4;
/** The estimated size of fields that an update does not name, which are written with it. */
const unnamedFields = 200;

/**
 * The size limit of a commit, using the sizes of documents and index entries in Firestore's manual. An update removes
 * index entries and adds them again.
 */
export const commitLimit: CommitLimit = { bytes: maximumBytes * 0.8, sizeOf };

function sizeOf(write: Write): number {
  const kind = parseDocumentPath(write.path)?.kind;
  const indexes = kind === undefined ? [] : indexesOf[kind];
  const name = nameSize(write.path);
  const entries = (known: WriteData, fields: (index: IndexedFields) => boolean) =>
    indexes.filter(fields).reduce((sum, index) => sum + entrySize(write.path, index, known), 0);
  if (write.type === 'delete') return name + documentOverhead + entries({}, () => true);
  const { data } = write;
  const fields = isChangePartKind(kind) ? fieldsSize(data) * packedShare : fieldsSize(data);
  const document = name + fields + ownFields + documentOverhead;
  const touched = ({ fields }: IndexedFields) => fields.some((field) => data[field] !== undefined);
  return write.type === 'create'
    ? document + entries(data, touched)
    : document + unnamedFields + entries(data, touched) + entries({}, touched);
}

function entrySize(path: string, index: IndexedFields, known: WriteData): number {
  const { scope, fields } = index;
  for (const field of fields) {
    const value = known[field];
    if (typeof value !== 'object' || value === null || !isList(value)) continue;
    return value.reduce<number>((sum, each) => sum + entrySize(path, index, { ...known, [field]: each }), 0);
  }
  const values = fields.reduce(
    (sum, field) => sum + textSize(field) + valueSize(known[field] ?? null, unknownValue(field)),
    0,
  );
  const parent = scope === 'COLLECTION' ? nameSize(path.split('/').slice(0, -2).join('/')) : 0;
  return nameSize(path) + parent + values + entryOverhead[scope];
}

function nameSize(path: string): number {
  return path.length + 1 + nameOverhead;
}

function fieldsSize(data: WriteData): number {
  return Object.entries(data).reduce(
    (sum, [field, value]) => (value === undefined ? sum : sum + textSize(field) + valueSize(value, 1)),
    0,
  );
}

const encoder = new TextEncoder();

function textSize(text: string): number {
  return encoder.encode(text).length + 1;
}

/** Timestamps and numbers take eight bytes; a missing value takes `ofNull`. */
function valueSize(value: WriteData[string] | null, ofNull: number): number {
  if (value === null || value === undefined) return ofNull;
  if (typeof value === 'string') return textSize(value);
  if (typeof value !== 'object' || isServerTimestamp(value) || isTimestamp(value)) return 8;
  if (isList(value)) return value.reduce<number>((sum, each) => sum + valueSize(each, ofNull), 0);
  return documentOverhead + fieldsSize({ ...value });
}

function isList(value: object): value is readonly DocumentValue[] {
  return Array.isArray(value);
}
