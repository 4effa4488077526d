import { fieldAt } from './grpc-messages.mjs';

/**
 * What Firestore bills for a request and its response, by reader and collection: 'page lineupEvents', 'rules users',
 * 'server festivals'. The server is the functions and the rules of the file storage.
 *
 * @typedef {Record<string, number>} Reads
 * @typedef {{ method: string, path: string, isOwner: boolean, body: string }} Request
 */

/** The collection of a document or of its parent, by its last name: 'drafts' are the events below an upload. */
export function collectionOf(name) {
  const parts = name.slice(name.indexOf('/documents') + '/documents'.length + 1).split('/');
  const last = parts.length % 2 === 1 ? parts.at(-1) : parts.at(-2);
  return last === 'events' ? 'drafts' : last === '' || last === undefined ? 'all' : last;
}

/**
 * The documents that the rules read to check a page's request: the users record, unless that is all the page requests,
 * and what they need for the written documents; each once.
 *
 * @param {Request} request
 * @returns {Reads}
 */
export function readsOfRules({ isOwner, path, body }) {
  if (isOwner) return {};
  if (path.endsWith('/Listen/channel')) return readsOfTargets(body);
  const asked = body === '' ? {} : JSON.parse(body);
  if (path.endsWith(':batchGet')) return ofRecord((asked.documents ?? []).some(needsRecord));
  if (path.endsWith(':commit')) return readsOfCommit(asked.writes ?? []);
  return ofRecord(/:run(?:Aggregation)?Query$/u.test(path));
}

const needsRecord = (name) => collectionOf(name) !== 'users';
const ofRecord = (isRead) => (isRead ? { 'rules users': 1 } : {});

function readsOfTargets(body) {
  const decided = messagesOf(body).filter(
    ({ addTarget }) =>
      addTarget !== undefined &&
      (addTarget.query !== undefined || (addTarget.documents?.documents ?? []).some(needsRecord)),
  );
  return decided.length === 0 ? {} : { 'rules users': decided.length };
}

function readsOfCommit(writes) {
  const names = new Set(writes.flatMap(({ update }) => (update === undefined ? [] : neededFor(update))));
  const reads = ofRecord(writes.length > 0);
  for (const name of names) add(reads, `rules ${collectionOf(name)}`);
  return reads;
}

/**
 * The rules read the festival of an event, upload or change, the upload of a draft, the change of a part; for a change,
 * itself, the first document it names and its first and last part; for a deletion, the head.
 */
function neededFor({ name, fields }) {
  const kind = collectionOf(name);
  const above = name.split('/').slice(0, -2).join('/');
  if (kind === 'festivals') return [];
  if (kind === 'heads') return [name];
  if (kind !== 'changes') return [above];
  return [
    above,
    name,
    ...firstReported(above, fields),
    ...outerParts(name, Number(fields?.parts?.integerValue ?? 0)),
  ];
}

function outerParts(name, parts) {
  const partAt = (index) => `${name}/parts/${String(index).padStart(4, '0')}`;
  return parts === 0 ? [] : [partAt(0), partAt(parts - 1)];
}

function firstReported(festival, fields) {
  const edit = fields?.edits?.arrayValue?.values?.[0]?.mapValue?.fields;
  const collections = { set: 'lineupEvents', act: 'unplacedActs', block: 'blocks', source: 'importSources' };
  const collection = collections[edit?.target?.stringValue];
  return collection === undefined ? [] : [`${festival}/${collection}/${edit.id.stringValue}`];
}

/**
 * The documents of a complete response. A query without results costs one read, a count one for every thousand entries.
 *
 * @param {Request} request
 * @param {string} answer
 * @returns {Reads}
 */
export function readsOfResponse({ isOwner, method, path }, response) {
  const who = isOwner ? 'server' : 'page';
  const parts = () => [JSON.parse(response)].flat();
  /** @type {Reads} */
  const reads = {};
  if (path.endsWith(':batchGet')) {
    for (const { found, missing } of parts()) {
      const name = found?.name ?? missing;
      if (name !== undefined) add(reads, `${who} ${collectionOf(name)}`);
    }
  } else if (path.endsWith(':runQuery')) {
    const found = parts().filter(({ document }) => document !== undefined);
    for (const { document } of found) add(reads, `${who} ${collectionOf(document.name)}`);
    if (found.length === 0) add(reads, `${who} nothing found`);
  } else if (path.endsWith(':runAggregationQuery')) {
    for (const { result } of parts()) {
      const [counted] = Object.values(result?.aggregateFields ?? {});
      if (counted !== undefined) add(reads, `${who} counts`, entriesCost(counted.integerValue));
    }
  } else if (method === 'GET' && path.includes('/documents/')) {
    add(reads, `${who} ${collectionOf(path)}`);
  }
  return reads;
}

/** A thousand counted entries cost one read. */
export const entriesCost = (counted) => Math.max(1, Math.ceil(Number(counted) / 1000));

/**
 * Reads the stream of a watch as it arrives, in any chunks: frames with a length in characters, a line break, and JSON.
 * A document counts once for each target it is sent for; a complete target without documents costs one read.
 *
 * The emulator resends all documents after each change and to each resumed watch. Firestore sends, and bills, those
 * that have changed since the last complete state, or since the state that the page names with its `resumeToken`: older
 * ones are not counted.
 *
 * @param {(what: string) => void} onRead called for each read, with who reads what
 * @param {(target: number) => number | undefined} resumedFrom the time that the page named for a target, see `resumptions`
 */
export function createWatchCounter(onRead, resumedFrom) {
  let rest = '';
  /** For each target: the time up to which the page has its data, and whether it is complete or has cost anything. */
  const targets = new Map();
  const count = ({ name, updateTime }, ids) => {
    for (const target of ids.map((id) => targets.get(id))) {
      if (target?.until !== undefined && microseconds(updateTime) <= target.until) continue;
      if (target !== undefined) target.isPaid = true;
      onRead(`page ${collectionOf(name)}`);
    }
  };
  const receive = ({ documentChange, targetChange }) => {
    if (documentChange?.targetIds !== undefined) count(documentChange.document, documentChange.targetIds);
    if (targetChange === undefined) return;
    const { targetChangeType: type, targetIds = [], readTime } = targetChange;
    // An empty list means all.
    for (const id of targetIds.length === 0 ? [...targets.keys()] : targetIds) {
      if (type === 'ADD') targets.set(id, { until: resumedFrom(id), isComplete: false, isPaid: false });
      const target = targets.get(id);
      if (target === undefined || type === 'RESET') continue;
      if (type === 'REMOVE') targets.delete(id);
      if (type === 'CURRENT' && !target.isPaid) onRead('page nothing new');
      if (type === 'CURRENT') Object.assign(target, { isComplete: true, isPaid: true });
      if (target.isComplete && readTime !== undefined) target.until = microseconds(readTime);
    }
  };
  return (text) => {
    rest += text;
    for (;;) {
      const lineEnd = rest.indexOf('\n');
      const length = lineEnd === -1 ? Number.NaN : Number(rest.slice(0, lineEnd));
      const end = lineEnd + 1 + length;
      if (!(rest.length >= end)) return;
      for (const [, messages] of JSON.parse(rest.slice(lineEnd + 1, end))) {
        for (const message of messages) if (typeof message === 'object' && message !== null) receive(message);
      }
      rest = rest.slice(end);
    }
  };
}

/**
 * The targets started by a page's messages, each with the time up to which the page already has its data; undefined if
 * it has none. The emulator's tokens are messages that end with that time, in microseconds.
 *
 * @param {string} body
 * @returns {(readonly [target: number, until: number | undefined])[]}
 */
export function resumptions(body) {
  return messagesOf(body).flatMap(({ addTarget }) => {
    if (addTarget === undefined) return [];
    const token = Buffer.from(addTarget.resumeToken ?? '', 'base64');
    const until = token.length === 0 ? undefined : fieldAt(token, [1, 1]);
    return [[addTarget.targetId, typeof until === 'number' ? until : undefined]];
  });
}

/** The page may send several messages at once, each in a form field. */
function messagesOf(body) {
  const fields = [...new URLSearchParams(body)].filter(([field]) => field.endsWith('___data__'));
  return fields.map(([, text]) => JSON.parse(text));
}

/**
 * Converts '2026-07-03T18:00:00.123456Z' to microseconds since the epoch; the emulator's fractions have up to nine
 * digits.
 */
function microseconds(text) {
  const [, seconds = '', fraction = ''] = /^(.{19})(?:\.(\d+))?Z$/u.exec(text) ?? [];
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

/**
 * @param {Reads} reads
 * @param {string} what
 */
export function add(reads, what, times = 1) {
  reads[what] = (reads[what] ?? 0) + times;
}
