import { expect, test } from 'vitest';
import { counterOf, writesOf } from '../emulators/grpc-counter.mjs';
import { createMessageReader, fieldsOf } from '../emulators/grpc-messages.mjs';

const root = 'projects/p/databases/(default)/documents';

/** Encodes a field of bytes or an integer. */
function field(number: number, value: Buffer | string | number): Buffer {
  if (typeof value === 'number') return Buffer.concat([Buffer.from([number * 8]), varint(value)]);
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([number * 8 + 2]), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

/** Counts a call with these responses. */
function countOf(call: string, responses: readonly Buffer[]): Readonly<Record<string, number>> {
  const reads: Record<string, number> = {};
  const { receive, end } = counterOf(call, (what, times = 1) => (reads[what] = (reads[what] ?? 0) + times));
  for (const response of responses) receive(response);
  end();
  return reads;
}

const time = field(3, field(1, 1_780_000_000));
const document = (path: string) => field(1, `${root}/${path}`);

test('the fields of a message are found, others than texts and whole numbers passed over', () => {
  const fixed = [Buffer.from([3 * 8 + 1]), Buffer.alloc(8), Buffer.from([4 * 8 + 5]), Buffer.alloc(4)];
  const message = Buffer.concat([field(1, 300), ...fixed, field(2, 'x'.repeat(200))]);
  expect([...fieldsOf(message)]).toEqual([
    [1, 300],
    [2, Buffer.from('x'.repeat(200))],
  ]);
});

test('messages are read in whatever pieces they come', () => {
  const messages = ['first', '', 'x'.repeat(300)].map((text) => Buffer.from(text));
  const stream = Buffer.concat(
    messages.flatMap((message) => {
      const head = Buffer.alloc(5);
      head.writeUInt32BE(message.length, 1);
      return [head, message];
    }),
  );
  const received: string[] = [];
  const read = createMessageReader((message) => received.push(message.toString()));
  for (let at = 0; at < stream.length; at += 3) read(stream.subarray(at, at + 3));
  expect(received).toEqual(['first', '', 'x'.repeat(300)]);
});

test('a query is billed by its documents, and as one where it finds none', () => {
  const response = Buffer.concat([field(1, document('festivals/f/lineupEvents/a')), time]);
  expect(countOf('RunQuery', [response, response, time])).toEqual({ 'server lineupEvents': 2 });
  expect(countOf('RunQuery', [time])).toEqual({ 'server nothing found': 1 });
});

test('documents that are asked for are billed, those that are missing as well', () => {
  const responses = [field(1, document('users/u')), field(2, `${root}/lineupCounts/f`)];
  expect(countOf('BatchGetDocuments', responses)).toEqual({ 'server users': 1, 'server lineupCounts': 1 });
});

test.each([
  [0, 1],
  [1000, 1],
  [5750, 6],
])('a count of %i costs %i', (entries, reads) => {
  const value = entries === 0 ? Buffer.alloc(0) : field(2, entries);
  const result = field(2, Buffer.concat([field(1, 'aggregate_0'), field(2, value)]));
  expect(countOf('RunAggregationQuery', [field(1, result), time])).toEqual({ 'server counts': reads });
});

test('commits are not billed as reads', () => {
  expect(countOf('Commit', [field(1, document('festivals/f'))])).toEqual({});
});

test('a commit is billed by the documents that it writes and deletes', () => {
  const update = (path: string) => field(2, field(1, document(path)));
  const commit = Buffer.concat([
    field(1, 'projects/p/databases/(default)'),
    update('festivals/f/lineupEvents/a'),
    update('festivals/f/changes/c'),
    field(2, field(2, `${root}/festivals/f/lineupUploads/u/events/e`)),
  ]);
  expect(writesOf('Commit', commit)).toEqual(['write lineupEvents', 'write changes', 'delete drafts']);
});

test('a condition on a document that is not written is not billed', () => {
  expect(writesOf('Commit', field(2, field(5, `${root}/festivals/f`)))).toEqual([]);
});
