import type { Write } from '@lineup/provider';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { seedDemo } from './seed-demo.ts';

const now = Date.UTC(2026, 10, 21, 14, 30);

function recorder() {
  const commits: (readonly Write[])[] = [];
  const pictures = new Map<string, Uint8Array>();
  let ids = 0;
  const deps = {
    now,
    documents: {
      newId: () => `id${(ids += 1)}`,
      commit: (writes: readonly Write[]) => {
        commits.push(writes);
        return Promise.resolve(new Map());
      },
    },
    storeImage: (path: string, bytes: Uint8Array) => {
      pictures.set(path, bytes);
      return Promise.resolve(`/files/${pictures.size}`);
    },
  };
  return { deps, commits, pictures };
}

function eventsBeforeTheirFestival(writes: readonly Write[]): string[] {
  const written = new Set<string>();
  return writes.flatMap(({ path }) => {
    written.add(path);
    const parent = path.split('/').slice(0, 2).join('/');
    return written.has(parent) ? [] : [path];
  });
}

describe('seeding the demo', () => {
  it('writes festivals and lineups in one commit, each festival before its events', async () => {
    const { deps, commits } = recorder();
    await seedDemo(deps);
    const [documents = []] = commits;
    expect(documents.every((write) => write.type === 'create')).toBe(true);
    expect(eventsBeforeTheirFestival(documents)).toEqual([]);
    expect(documents.filter((write) => write.path.split('/').length === 2)).toHaveLength(3);
  });

  it('stores readable pictures: three covers of 5:3 and six portraits for each festival', async () => {
    const { deps, commits, pictures } = recorder();
    await seedDemo(deps);
    const covers = [...pictures].filter(([path]) => path.endsWith('/festival-image'));
    expect(covers).toHaveLength(3);
    for (const [, bytes] of covers) {
      const { width, height, format } = await sharp(bytes).metadata();
      expect([format, width / height]).toEqual(['webp', 5 / 3]);
    }
    expect(pictures.size).toBe(21);
    expect(commits[1]).toHaveLength(21);
  });

  it('draws different pictures for different names', async () => {
    const { deps, pictures } = recorder();
    await seedDemo(deps);
    const different = new Set([...pictures.values()].map((bytes) => Buffer.from(bytes).toString('base64')));
    expect(different.size).toBe(pictures.size);
  });
});
