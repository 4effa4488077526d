import { editsPerRecord, partId } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import type { Fields, RulesWrite } from './firestore-requests.ts';
import { changed, made } from './valid-documents.ts';

/** Who leaves the record. */
export interface RulesAuthor {
  readonly uid: string;
  readonly email: string;
}

/** What the history tells of, whatever its id looks like. */
const recorded = /^festivals\/([^/]+)(?:\/(lineupEvents|unplacedActs|blocks|importSources)\/([^/]+))?$/u;
const targets: Readonly<Record<string, string>> = {
  lineupEvents: 'set',
  unplacedActs: 'act',
  blocks: 'block',
  importSources: 'source',
};
/** What the valid documents bear as version, by the type of the write. */
const placeholders = { set: made['_version'], update: changed['_version'] } as const;

/**
 * The commit with what the rules want of one that writes to festivals or their sets: for each festival a record by the
 * author under the name `changeId`, and its head where sets are deleted. What the valid documents bear as version becomes that name; a version
 * that a test has put in its place stays, and is the record's name as far as it can be one.
 */
export function withRecord(
  writes: readonly RulesWrite[],
  author: RulesAuthor,
  changeId: string,
): readonly RulesWrite[] {
  const byFestival = new Map<string, RulesWrite[]>();
  for (const write of writes) {
    const festivalId = recorded.exec(write.path)?.[1];
    if (festivalId !== undefined) byFestival.set(festivalId, [...(byFestival.get(festivalId) ?? []), write]);
  }
  if (byFestival.size === 0) return writes;
  const name = nameFor(writes, changeId);
  const records = [...byFestival].flatMap(([festivalId, own]) => recordWrites(festivalId, own, author, name));
  return [...writes.map((write) => versioned(write, name)), ...records];
}

function nameFor(writes: readonly RulesWrite[], changeId: string): string {
  const versions = writes
    .filter(({ path }) => recorded.test(path))
    .flatMap((write) => (write.type === 'delete' || isPlaceholder(write) ? [] : [write.fields['_version']]));
  const own = versions.find((version) => typeof version === 'string');
  return typeof own === 'string' && /^[\w-]{1,128}$/u.test(own) ? own : changeId;
}

function versioned(write: RulesWrite, name: string): RulesWrite {
  if (write.type === 'delete' || !recorded.test(write.path)) return write;
  if (!isPlaceholder(write)) return write;
  return { ...write, fields: { ...write.fields, _version: name } };
}

function isPlaceholder(write: Exclude<RulesWrite, { type: 'delete' }>): boolean {
  return write.fields['_version'] === placeholders[write.type];
}

function recordWrites(
  festivalId: string,
  own: readonly RulesWrite[],
  author: RulesAuthor,
  name: string,
): readonly RulesWrite[] {
  const path = `festivals/${festivalId}/changes/${name}`;
  const parts = Array.from({ length: partsOf(own) }, (_, index): RulesWrite => {
    const edits = own.slice((index + 1) * editsPerRecord, (index + 2) * editsPerRecord).map(editOf);
    return {
      type: 'set',
      path: `${path}/parts/${partId(index)}`,
      fields: { ...made, edits, _version: name },
    };
  });
  return [
    { type: 'set', path, fields: recordOf(own, author, name) },
    ...parts,
    ...(own.some(({ type }) => type === 'delete') ? [headAt(festivalId, name)] : []),
  ];
}

/** The head of a festival's history, moved to the record of this name. */
export function headAt(festivalId: string, name: string): RulesWrite {
  const fields = { changeId: name, _version: name, _basedOn: null };
  return { type: 'set', path: `festivals/${festivalId}/heads/changes`, fields };
}

function partsOf(own: readonly RulesWrite[]): number {
  return Math.max(0, Math.ceil(own.length / editsPerRecord) - 1);
}

/** A record of these writes by the author, without its parts. */
export function recordOf(own: readonly RulesWrite[], { uid, email }: RulesAuthor, name: string): Fields {
  return {
    kind: 'setsEdited',
    by: { id: uid, email },
    at: serverTimestamp,
    edits: own.slice(0, editsPerRecord).map(editOf),
    parts: partsOf(own),
    created: 0,
    edited: own.length,
    deleted: 0,
    touches: ['listed', 'kind:setsEdited', `person:${uid}`, '*'],
    _version: name,
    _basedOn: null,
  };
}

function editOf(write: RulesWrite) {
  const [, festivalId = '', collection = '', id] = recorded.exec(write.path) ?? [];
  return {
    target: targets[collection] ?? 'festival',
    id: id ?? festivalId,
    name: 'Tide',
    before: {},
    after: write.type === 'delete' ? null : {},
  };
}
