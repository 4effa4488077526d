import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicRelease } from '@lineup/domain/release';
import { createPublicMemory } from './public-memory.ts';
import { createPublicRenderer, type ReleaseAt } from './public-renderer.ts';
import type { RenderedFile } from './rendered-file.ts';

const cover = 'ab'.repeat(32);
const release = (id: string) =>
  ({ release: { id }, festival: { id: 'festival-1', cover }, profiles: [] }) as unknown as PublicRelease;
const noLimits = { waitSeconds: async () => null, noteUnknown: async () => undefined };

type Published =
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly slug: string }
  | (ReleaseAt & { readonly kind: 'found'; readonly load: () => Promise<PublicRelease> });

let published: Map<string, Published>;
let asked: string[];
let version: number;
let now: number;

const found = (slug: string, releaseId: string): Published & { readonly kind: 'found' } => ({
  kind: 'found',
  slug,
  festivalId: 'festival-1',
  releaseId,
  load: async () => {
    asked.push(`load ${releaseId}`);
    return release(releaseId);
  },
});

function openMemory(maximumBytes?: number) {
  return createPublicMemory({
    documents: { latestVersion: () => version },
    publishedAt: async (slug) => {
      asked.push(slug);
      return published.get(slug) ?? { kind: 'unknown' };
    },
    readPicture: async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    renderer: createPublicRenderer({
      load: ({ slug }) => {
        const at = published.get(slug);
        return at?.kind === 'found' ? at.load() : Promise.reject(new Error(slug));
      },
      draft: async () => null,
      render: ({ release: { id } }, { slug }, path) => {
        asked.push(`render ${path}`);
        if (path === 'none') return null;
        return { contentType: 'text/plain', body: `${id} ${slug}/${path} ${'x'.repeat(2000)}`, cors: true };
      },
      renderSince: async ({ release: { id } }, { slug }, number) => {
        asked.push(`render since ${number}`);
        if (number > 5) return null;
        return { contentType: 'text/plain', body: `${id} ${slug} ${number}`, cors: true };
      },
    }),
    now: () => now,
    ...(maximumBytes === undefined ? {} : { maximumBytes }),
  });
}

const textOf = (file: RenderedFile | null) => new TextDecoder().decode(file?.content).split(' x')[0];
const change = (path: string) => [{ path, version: '1', data: {} }];

async function fileAt(memory: ReturnType<typeof openMemory>, slug: string, path: string) {
  const at = await memory.lineupAt(slug, noLimits);
  return at.kind === 'found' ? at.file(path) : null;
}

beforeEach(() => {
  published = new Map([['hill', found('hill', 'release-1')]]);
  asked = [];
  version = 1;
  now = 1_000_000;
});

describe('the current lineups', () => {
  it('come from the documents once and from memory ever after, in all encodings', async () => {
    const memory = openMemory();
    const files = await Promise.all(Array.from({ length: 50 }, () => fileAt(memory, 'hill', 'lineup.json')));
    expect(new Set(files).size).toBe(1);
    expect(Object.keys(files[0]?.encoded ?? {})).toEqual(['br', 'gzip']);
    expect(asked).toEqual(['hill', 'load release-1', 'render lineup.json']);
    const at = memory.lineupAt('hill', noLimits);
    expect(at instanceof Promise ? null : at.kind === 'found' && at.file('lineup.json')).toBe(files[0]);
  });

  it('are others as soon as something is published, though not after any other commit', async () => {
    const memory = openMemory();
    await fileAt(memory, 'hill', '');
    memory.noteCommit(2, change('festivals/festival-1/lineupEvents/set-1'));
    await fileAt(memory, 'hill', '');
    expect(asked).toEqual(['hill', 'load release-1', 'render ']);
    published.set('hill', found('hill', 'release-2'));
    memory.noteCommit(3, change('festivals/festival-1/publications/current'));
    expect(textOf(await fileAt(memory, 'hill', ''))).toBe('release-2 hill/');
  });

  it('do not stay as they were looked up before a commit', async () => {
    const memory = openMemory();
    const before = memory.lineupAt('hill', noLimits);
    published.set('hill', { kind: 'gone' });
    memory.noteCommit(2, change('lineupSlugs/hill'));
    await before;
    expect(await memory.lineupAt('hill', noLimits)).toEqual({ kind: 'gone' });
  });

  it('follow what another process has written within a second', async () => {
    const memory = openMemory();
    await fileAt(memory, 'hill', '');
    published.set('hill', { kind: 'moved', slug: 'hill-2' });
    version = 7;
    now += 999;
    expect((await memory.lineupAt('hill', noLimits)).kind).toBe('found');
    now += 1;
    expect((await memory.lineupAt('hill', noLimits)).kind).toBe('moved');
  });

  it('stay cached while the clock is set back', async () => {
    const memory = openMemory();
    await fileAt(memory, 'hill', '');
    published.set('hill', { kind: 'gone' });
    version = 7;
    now -= 3_600_000;
    expect((await memory.lineupAt('hill', noLimits)).kind).toBe('gone');
  });

  it('take no room for what does not exist', async () => {
    const memory = openMemory();
    await fileAt(memory, 'none', '');
    await fileAt(memory, 'none', '');
    expect(await fileAt(memory, 'hill', 'none')).toBeNull();
    expect(asked.filter((name) => name === 'none')).toHaveLength(2);
    expect(memory.bytes()).toBe(0);
  });

  it('take no more room than they may, the longest unasked going first', async () => {
    const memory = openMemory(10_000);
    for (const path of ['a', 'b', 'c', 'd']) await fileAt(memory, 'hill', path);
    await fileAt(memory, 'hill', 'a');
    for (const path of ['e', 'f', 'g']) await fileAt(memory, 'hill', path);
    expect(memory.bytes()).toBeLessThanOrEqual(10_000);
    asked = [];
    await fileAt(memory, 'hill', 'g');
    await fileAt(memory, 'hill', 'b');
    expect(asked).toEqual(['render b']);
  });

  it('are tried again after a failure', async () => {
    const memory = openMemory();
    const load = () => Promise.reject(new Error('The disk is gone'));
    published.set('hill', { ...found('hill', 'release-1'), load });
    await expect(fileAt(memory, 'hill', '')).rejects.toThrow('The disk is gone');
    published.set('hill', found('hill', 'release-1'));
    memory.noteCommit(2, change('lineupSlugs/hill'));
    expect(textOf(await fileAt(memory, 'hill', ''))).toBe('release-1 hill/');
  });

  it('make a calendar of picks each time it is asked for: there is no end to them', async () => {
    const memory = openMemory(10_000);
    await fileAt(memory, 'hill', '');
    const bytes = memory.bytes();
    for (const path of ['picks/d1.ics', 'picks/d1.ics', 'picks/d2.ics'])
      expect(await fileAt(memory, 'hill', path)).not.toBeNull();
    expect(memory.bytes()).toBe(bytes);
  });

  it('say what changed since each release once, and never push out a page for it', async () => {
    const memory = openMemory(10_000);
    const page = await fileAt(memory, 'hill', '');
    const since = async (number: number) => {
      const at = await memory.lineupAt('hill', noLimits);
      return at.kind === 'found' ? at.since(number) : null;
    };
    expect(textOf(await since(3))).toBe('release-1 hill 3');
    const files = await Promise.all([since(4), since(4), since(3)]);
    expect(files[0]).toBe(files[1]);
    expect(await since(6)).toBeNull();
    expect(await since(6)).toBeNull();
    expect(asked.filter((name) => name.includes('since'))).toEqual([
      'render since 3',
      'render since 4',
      'render since 6',
      'render since 6',
    ]);
    expect(memory.bytes()).toBeGreaterThan(page?.bytes ?? 0);
    published.set('hill', found('hill', 'release-2'));
    memory.noteCommit(3, change('festivals/festival-1/publications/current'));
    expect(textOf(await since(3))).toBe('release-2 hill 3');
  });

  it('show their own picture and no other', async () => {
    const at = await openMemory().lineupAt('hill', noLimits);
    if (at.kind !== 'found') throw new Error(at.kind);
    expect((await at.picture(cover))?.contentType).toBe('image/png');
    expect(await at.picture('cd'.repeat(32))).toBeNull();
  });

  it('are not looked for by who has asked for too many that do not exist; known ones are there', async () => {
    const memory = openMemory();
    await fileAt(memory, 'hill', '');
    const waits = { ...noLimits, waitSeconds: async () => 9 };
    expect(await memory.lineupAt('none', waits)).toEqual({ kind: 'throttled', retryAfterSeconds: 9 });
    expect((await memory.lineupAt('hill', waits)).kind).toBe('found');
    memory.noteCommit(2, change('lineupSlugs/hill'));
    expect((await memory.lineupAt('hill', waits)).kind).toBe('found');
    expect(asked).not.toContain('none');
  });
});
