import { changeSchema, documentSchemas, parseDocumentPath } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { demoAuthors } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

const now = Date.UTC(2026, 10, 21, 14, 30);
const day = 86_400_000;

const isOf = (festivalId: string, [first]: readonly Write[]) => first?.path.split('/')[1] === festivalId;

async function seed() {
  const commits: (readonly Write[])[] = [];
  const pictures = new Map<string, Uint8Array>();
  const published: { readonly festivalId: string; readonly at: number; readonly after: number }[] = [];
  let ids = 0;
  await seedDemo({
    now,
    authors: demoAuthors('robin'),
    documents: {
      newId: () => `id${(ids += 1)}`,
      commit: (writes) => {
        commits.push(writes);
        return Promise.resolve(new Map());
      },
    },
    storeImage: (path, bytes) => {
      pictures.set(path, bytes);
      return Promise.resolve(`/files/${path}`);
    },
    publish: (festivalId, at) => {
      const after = commits.filter((commit) => isOf(festivalId, commit)).length;
      published.push({ festivalId, at, after });
      return Promise.resolve();
    },
  });
  return { commits, pictures, published };
}

describe('seeding the demo', () => {
  it('writes each festival before its events, and everything as the schemas have it', async () => {
    const { commits } = await seed();
    const created = new Set<string>();
    for (const write of commits.flat()) {
      created.add(write.path);
      expect(created).toContain(write.path.split('/').slice(0, 2).join('/'));
      const kind = parseDocumentPath(write.path)?.kind;
      if (write.type !== 'create' || kind === undefined) continue;
      expect(() => documentSchemas[kind].parse(write.data)).not.toThrow();
    }
    expect([...created].filter((path) => path.split('/').length === 2)).toHaveLength(3);
  });

  it('leaves an entry of the history with every commit, in the order of time and before now', async () => {
    const { commits } = await seed();
    const latest = new Map<string, number>();
    const kinds = new Set<string>();
    for (const commit of commits) {
      const records = commit.filter(({ path }) => parseDocumentPath(path)?.kind === 'change');
      expect(records).toHaveLength(1);
      const [record] = records;
      if (record?.type !== 'create') continue;
      const { kind, at } = changeSchema.parse(record.data);
      const festival = record.path.split('/')[1] ?? '';
      expect(at.seconds).toBeGreaterThan(latest.get(festival) ?? 0);
      expect(at.seconds * 1000).toBeLessThan(now);
      latest.set(festival, at.seconds);
      kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual([
      'acts',
      'conflicts',
      'details',
      'festivalCreated',
      'lineupImported',
      'setsEdited',
      'setsMoved',
      'setsUnplaced',
    ]);
  });

  it('publishes the past lineup and the one that is on, which has changed since', async () => {
    const { commits, published } = await seed();
    const [active, past] = published
      .map(({ festivalId, at, after }) => ({
        daysAgo: (now - at) / day,
        before: after,
        later: commits.filter((commit) => isOf(festivalId, commit)).length - after,
      }))
      .sort((a, b) => a.daysAgo - b.daysAgo);
    expect(active).toEqual({ daysAgo: 6, before: 9, later: 5 });
    expect(past).toEqual({ daysAgo: 101, before: 4, later: 0 });
  });

  it('stores readable pictures: three covers of 5:3 and six portraits for each festival', async () => {
    const { pictures } = await seed();
    const covers = [...pictures].filter(([path]) => path.endsWith('/festival-image'));
    expect(covers).toHaveLength(3);
    for (const [, bytes] of covers) {
      const { width, height, format } = await sharp(bytes).metadata();
      expect([format, width / height]).toEqual(['webp', 5 / 3]);
    }
    expect(pictures.size).toBe(21);
  });

  it('draws different pictures for different names', async () => {
    const { pictures } = await seed();
    const different = new Set([...pictures.values()].map((bytes) => Buffer.from(bytes).toString('base64')));
    expect(different.size).toBe(pictures.size);
  });
});
