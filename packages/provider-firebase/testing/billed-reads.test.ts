import { describe, expect, test } from 'vitest';
import {
  createWatchCounter,
  readsOfResponse,
  readsOfRules,
  resumptions,
  type Request,
} from '../emulators/billed-reads.mjs';

const root = 'projects/p/databases/(default)/documents';
const named = (path: string) => ({ name: `${root}/${path}` });

function asked(path: string, body: unknown, traits: Partial<Request> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method: 'POST', path: `/v1/${root}${path}`, isOwner: false, body: text, ...traits };
}

const query = (collectionId: string) => asked(':runQuery', { structuredQuery: { from: [{ collectionId }] } });

describe('an answer is billed', () => {
  test('by the documents that a query finds, and as one where it finds none', () => {
    const documents = ['festivals/a', 'festivals/b'].map((path) => ({ document: named(path) }));
    const found = JSON.stringify([...documents, { readTime: 'now' }]);
    expect(readsOfResponse(query('festivals'), found)).toEqual({ 'page festivals': 2 });
    expect(readsOfResponse(query('events'), '[{"readTime":"now"}]')).toEqual({ 'page nothing found': 1 });
  });

  test('by the documents asked for, those that are missing as well', () => {
    const response = [{ found: named('users/u') }, { missing: named('festivals/a').name }];
    expect(readsOfResponse(asked(':batchGet', {}), JSON.stringify(response))).toEqual({
      'page users': 1,
      'page festivals': 1,
    });
  });

  test.each([
    [0, 1],
    [1000, 1],
    [1001, 2],
  ])('for a count of %i as %i', (entries, reads) => {
    const result = { aggregateFields: { n: { integerValue: String(entries) } } };
    const response = JSON.stringify([{ result }, { readTime: 'now' }]);
    expect(readsOfResponse(asked(':runAggregationQuery', {}, { isOwner: true }), response)).toEqual({
      'server counts': reads,
    });
  });

  test('for one document by its address, and not for a commit', () => {
    const got = asked('/users/u', '', { method: 'GET', isOwner: true });
    expect(readsOfResponse(got, '{}')).toEqual({ 'server users': 1 });
    expect(readsOfResponse(asked(':commit', { writes: [] }), '{}')).toEqual({});
  });
});

describe('the rules read', () => {
  test('the users record once for a query, and not for the record itself', () => {
    expect(readsOfRules(query('festivals'))).toEqual({ 'rules users': 1 });
    expect(readsOfRules(asked(':batchGet', { documents: [named('users/u').name] }))).toEqual({});
  });

  test('the festival and the upload of what is written, each once', () => {
    const paths = ['lineupEvents/1', 'lineupEvents/2', 'lineupUploads/u/events/1'];
    const writes = paths.map((path) => ({ update: named(`festivals/f/${path}`) }));
    const deletion = { delete: named('festivals/g/lineupEvents/1').name };
    expect(readsOfRules(asked(':commit', { writes: [...writes, deletion] }))).toEqual({
      'rules users': 1,
      'rules festivals': 1,
      'rules lineupUploads': 1,
    });
  });

  test('the change with the first set that it tells of and its outer parts, and the head of a deletion', () => {
    const editOf = (id: string) => ({
      mapValue: { fields: { target: { stringValue: 'set' }, id: { stringValue: id } } },
    });
    const edits = { arrayValue: { values: [editOf('1'), editOf('2')] } };
    const fields = { edits, parts: { integerValue: '3' } };
    const updates = [
      { ...named('festivals/f/changes/c'), fields },
      named('festivals/f/changes/c/parts/0000'),
      named('festivals/f/heads/changes'),
    ];
    const deletion = { delete: named('festivals/f/lineupEvents/1').name };
    const writes = [deletion, ...updates.map((update) => ({ update }))];
    expect(readsOfRules(asked(':commit', { writes }))).toEqual({
      'rules users': 1,
      'rules festivals': 1,
      'rules changes': 1,
      'rules lineupEvents': 1,
      'rules parts': 2,
      'rules heads': 1,
    });
  });

  test('nothing for the server', () => {
    expect(readsOfRules({ ...query('festivals'), isOwner: true })).toEqual({});
  });

  test('the record for each watch that begins, but for that of the record', () => {
    const messages = [
      { addTarget: { query: {}, targetId: 2 } },
      { addTarget: { documents: { documents: [named('users/u').name] }, targetId: 4 } },
      { addTarget: { documents: { documents: [named('festivals/f').name] }, targetId: 6 } },
      { removeTarget: 2 },
    ];
    const fields = messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)]);
    const body = new URLSearchParams([['count', '4'], ...fields]).toString();
    const path = '/google.firestore.v1.Firestore/Listen/channel';
    expect(readsOfRules({ method: 'POST', path, isOwner: false, body })).toEqual({ 'rules users': 2 });
  });
});

describe('a watch is billed', () => {
  /**
   * Counts these messages, sent in chunks of this many characters, for a page that has the target's data up to `until`.
   */
  function countOf(messages: readonly unknown[], { size = 7, until = 0 } = {}): readonly string[] {
    const read: string[] = [];
    const receive = createWatchCounter(
      (what) => read.push(what),
      () => (until === 0 ? undefined : until),
    );
    const frames = messages.map((message, index) => JSON.stringify([[index, [message]]]));
    const text = frames.map((frame) => `${frame.length}\n${frame}`).join('');
    for (let from = 0; from < text.length; from += size) receive(text.slice(from, from + size));
    return read;
  }
  const at = (second: number) => `2026-07-03T18:00:0${second}.5Z`;
  const change = (targetChangeType: string, second = 0) => ({
    targetChange: { targetChangeType, targetIds: [2], readTime: at(second) },
  });
  const document = (path: string, second = 0, targetIds: readonly number[] = [2]) => ({
    documentChange: {
      document: { ...named(path), fields: { artistName: { stringValue: '"[♫]\n' } }, updateTime: at(second) },
      targetIds,
    },
  });

  test('by the documents sent, once for each of its targets', () => {
    const sent = [document('festivals/a'), document('festivals/b', 0, [2, 4])];
    const all = [['c', 'sid', '', 8], 'noop', change('ADD'), ...sent, change('CURRENT')];
    expect(countOf(all)).toEqual(['page festivals', 'page festivals', 'page festivals']);
    expect(countOf(all, { size: 1 })).toHaveLength(3);
  });

  test('as one where it begins with nothing', () => {
    expect(countOf([change('ADD'), change('CURRENT'), change('CURRENT')])).toEqual(['page nothing new']);
  });

  test('by what is newer than the last complete state, though the emulator sends all again', () => {
    const first = [
      change('ADD'),
      document('festivals/a', 1),
      document('festivals/b', 1),
      change('CURRENT', 2),
    ];
    const pulse = { targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], readTime: at(4) } };
    const again = [
      change('RESET', 5),
      document('festivals/a', 1),
      document('festivals/b', 5),
      change('CURRENT', 6),
    ];
    expect(countOf([...first, pulse, ...again])).toHaveLength(3);
  });

  test('by what is newer than the state that the page goes on from', () => {
    const until = Date.parse(at(3)) * 1000;
    const all = [change('ADD'), change('RESET', 6), document('festivals/a', 3), document('festivals/b', 4)];
    expect(countOf([...all, change('CURRENT', 6)], { until })).toEqual(['page festivals']);
    expect(countOf([...all.slice(0, 3), change('CURRENT', 6)], { until })).toEqual(['page nothing new']);
  });

  test('from the state that the page names by its token', () => {
    const token = Buffer.from([0x0a, 0x03, 0x08, 0xac, 0x02]).toString('base64');
    const messages = [
      { addTarget: { query: {}, targetId: 2, resumeToken: token } },
      { addTarget: { query: {}, targetId: 4 } },
      { removeTarget: 2 },
    ];
    const fields = messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)]);
    expect(resumptions(new URLSearchParams(fields).toString())).toEqual([
      [2, 300],
      [4, undefined],
    ]);
  });
});
