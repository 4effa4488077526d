import { documentKinds, paths, timestampFromMillis } from '@lineup/domain';
import {
  commitSize,
  createIdMaker,
  serverTimestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Write,
  type WriteData,
} from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { describe, expect, it } from 'vitest';
import { declaredIndexes } from '../../../../rules/testing/declared-indexes.ts';
import { commitLimit, indexesOf } from './commit-size.ts';

const groups = {
  user: 'users',
  festival: 'festivals',
  lineupEvent: 'lineupEvents',
  unplacedAct: 'unplacedActs',
  block: 'blocks',
  importSource: 'importSources',
  lineupUpload: 'lineupUploads',
  draftEvent: 'events',
  change: 'changes',
  changePart: 'parts',
  publication: 'publications',
  release: 'releases',
  lineupSlug: 'lineupSlugs',
  artist: 'artists',
  artistChange: 'artistChanges',
  artistChangePart: 'parts',
  previewLink: 'previewLinks',
  dueRelease: 'dueReleases',
  webhookSecret: 'webhookSecrets',
  webhookDelivery: 'webhookDeliveries',
  stageLink: 'stageLinks',
  stageMessage: 'stageMessages',
  stageReport: 'stageReports',
  accessEntry: 'accessLog',
  invitation: 'invitations',
} as const;
const opening = Date.UTC(2027, 6, 2, 10);
const newId = createIdMaker(
  () => opening,
  (bytes) => bytes.fill(7),
);
const festivalId = newId();
const draftPrefix = newId();
const at = timestampFromMillis(opening);
const deletion: Write = { type: 'delete', path: paths.upload(festivalId, 'upload_1790000000000_abcdef') };
const tenMebibytes = 10 * 1024 * 1024;

/** A set as saved by the wizard, under the id of its draft. */
function savedSet(index: number, fields: WriteData = {}): Extract<Write, { type: 'create' }> {
  return {
    type: 'create',
    path: paths.event(festivalId, `${draftPrefix}_${String(index).padStart(6, '0')}`),
    data: {
      artistName: 'The Lanterns of Dune',
      stage: 'Harbour Stage',
      date: timestampFromMillis(opening),
      timeStart: timestampFromMillis(opening),
      timeEnd: timestampFromMillis(opening),
      imageURL: null,
      createdAt: serverTimestamp,
      updatedAt: serverTimestamp,
      ...fields,
    },
  };
}

function sets(count: number, make: (index: number) => Write = (index) => savedSet(index)): readonly Write[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function storedBy(write: Write): DocumentSnapshot {
  const data: DocumentData = write.type === 'create' ? { ...write.data, createdAt: at, updatedAt: at } : {};
  return { path: write.path, id: write.path.slice(write.path.lastIndexOf('/') + 1), version: newId(), data };
}

describe('the size of a commit', () => {
  it('counts the indexes that are deployed', () => {
    const counted = documentKinds.flatMap((kind) =>
      indexesOf[kind].map(({ scope, fields }) => `${groups[kind]} ${scope}: ${fields.join(', ')}`),
    );
    const deployed = declaredIndexes.map((index) =>
      index.replaceAll(/ (?:asc|desc|contains)|, __name__ asc/gu, ''),
    );
    expect(counted.toSorted()).toEqual(deployed.toSorted());
  });

  it('is that of Firestore’s manual for a document and its entries', () => {
    const path = 'festivals/f/lineupEvents/e';
    const name = 10 + 2 + 13 + 2 + 16;
    const parent = 10 + 2 + 16;
    const document = name + 32 + (6 + 5) + (9 + 21);
    const entry = name + parent + 6 + 5 + 32;
    const size = commitLimit.sizeOf({ type: 'create', path, data: { stage: 'Quay' } });
    expect(size).toBeGreaterThanOrEqual(document + entry);
    expect(size).toBeLessThan(document + entry + 30);
  });

  it('of 5,000 sets saved at once takes less than half of what Firestore takes', () => {
    const size = commitSize(commitLimit, [...sets(5000), deletion]);
    expect(size * 2).toBeLessThan(tenMebibytes);
    expect(size).toBeGreaterThan(5000 * 700);
  });

  it.each<[string, WriteData]>([
    ['', {}],
    [' and notes of 300 characters', { note: 'Ask for the invoice. '.repeat(15).slice(0, 300) }],
  ])(
    'of 5,000 sets%s, with the record of their making, or of their end, is within the limit',
    (_, fields) => {
      const by = { id: 'x'.repeat(28), email: 'robin@festival.example' };
      const made = sets(5000, (index) => savedSet(index, fields));
      const before = new Map(made.map((write) => [write.path, storedBy(write)]));
      const removed = made.map(({ path }): Write => ({ type: 'delete', path, ifVersion: newId() }));
      for (const writes of [withRecords(made, newId(), by), withRecords(removed, newId(), by, before)]) {
        expect(writes.filter(({ path }) => path.includes('/changes/')).length).toBeGreaterThanOrEqual(25);
        expect(commitSize(commitLimit, writes)).toBeLessThan(commitLimit.bytes);
      }
    },
  );

  it.each([
    ['that move to another zone', { date: at, timeStart: at, timeEnd: at, updated_at: serverTimestamp }],
    ['on a stage that is renamed', { stage: 'Harbour Stage', updated_at: serverTimestamp }],
  ])('of 5,000 sets %s is within the limit', (_, data) => {
    const moved = sets(5000, (index) => ({
      type: 'update',
      path: savedSet(index).path,
      data,
      ifVersion: newId(),
    }));
    expect(commitSize(commitLimit, moved)).toBeLessThan(commitLimit.bytes);
  });

  it('of 10,000 sets is over it', () => {
    expect(commitSize(commitLimit, sets(10_000))).toBeGreaterThan(commitLimit.bytes);
    expect(commitLimit.bytes).toBeLessThan(tenMebibytes);
  });

  it('grows with what is written, and with every index that is left', () => {
    const { path } = savedSet(1);
    const withStage = commitLimit.sizeOf({ type: 'update', path, data: { stage: 'Quay' } });
    expect(withStage).toBeGreaterThan(
      commitLimit.sizeOf({ type: 'update', path, data: { imageURL: '/files/a' } }),
    );
    expect(commitLimit.sizeOf({ type: 'delete', path })).toBeGreaterThan(500);
    expect(commitLimit.sizeOf({ type: 'delete', path: paths.draftEvent('f', 'u', 'd') })).toBeLessThan(150);
  });
});
