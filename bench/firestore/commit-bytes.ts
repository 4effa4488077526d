import { paths, timestampFromMillis } from '@lineup/domain';
import { commitSize, createIdMaker, serverTimestamp, type CommitLimit, type Write } from '@lineup/provider';
import { atMost, type Figure, type Table } from '../frame/row.ts';

const sets = 5000;
const tenMebibytes = 10 * 1024 * 1024;

/** How much of one commit's 10 MiB a save of 5,000 sets takes, by the adapter's own calculation: it must fit twice. */
export function commitFigure(limit: CommitLimit): Figure {
  return {
    label: `bytes of one commit of ${sets} sets, with their index entries`,
    value: commitSize(limit, writes()),
    unit: 'bytes',
    goal: atMost(tenMebibytes / 2),
  };
}

/** The same, set by set. */
export function commitTable(limit: CommitLimit): Table {
  const [set] = writes();
  const each = set === undefined ? 0 : limit.sizeOf(set);
  const bare: Write = {
    type: 'create',
    path: paths.draftEvent(festivalId, uploadId, eventId(0)),
    data: data(0),
  };
  const document = limit.sizeOf(bare);
  const fits = Math.floor(limit.bytes / each);
  return {
    title: 'What a save takes of one commit of Firestore',
    head: [
      'bytes of a set without its index entries',
      'with them',
      `${sets} sets`,
      'sets that the review lets through',
    ],
    lines: [[document, each, each * sets, fits]],
  };
}

const opening = Date.UTC(2027, 6, 2, 10);
const newId = createIdMaker(
  () => opening,
  (bytes) => bytes.fill(7),
);
const festivalId = newId();
const prefix = newId();
const uploadId = 'upload_1814522400000_lantern';
const eventId = (index: number) => `${prefix}_${String(index + 1).padStart(6, '0')}`;

function data(index: number) {
  const at = timestampFromMillis(opening + index * 60_000);
  return {
    artistName: `The Lanterns of Dune ${index}`,
    stage: 'Harbour Stage',
    date: at,
    timeStart: at,
    timeEnd: at,
    imageURL: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
  };
}

function writes(): readonly Write[] {
  return [
    ...Array.from({ length: sets }, (_, index): Write => {
      return { type: 'create', path: paths.event(festivalId, eventId(index)), data: data(index) };
    }),
    { type: 'delete', path: paths.upload(festivalId, uploadId) },
  ];
}
