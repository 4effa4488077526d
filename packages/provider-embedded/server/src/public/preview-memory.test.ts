import { timestampFromMillis } from '@lineup/domain';
import type { PreviewLinkData } from '@lineup/domain/release';
import { beforeEach, expect, it } from 'vitest';
import { createPreviewMemory } from './preview-memory.ts';
import type { RenderedFile } from './rendered-file.ts';

const stamp = timestampFromMillis(0);
const link: PreviewLinkData = {
  festivalId: 'hill',
  name: 'Press',
  stages: [],
  showNames: true,
  expiresAt: stamp,
  by: { id: 'ada', email: 'ada@festival.example' },
  revokedAt: null,
  lastUsedAt: null,
  created_at: stamp,
  updated_at: stamp,
};

let links: Map<string, PreviewLinkData>;
let lookedUp: string[];
let rendered: string[];
/** What each rendering waits for. */
let mayRender: Promise<void>;
let version: number;

function openMemory(rendersPerMinute = 100) {
  return createPreviewMemory({
    documents: { latestVersion: () => version },
    linkOf: async (token) => {
      lookedUp.push(token);
      return links.get(token) ?? null;
    },
    renderer: {
      previewFile: async ({ token, festivalId }, path): Promise<RenderedFile> => {
        rendered.push(`${token}/${path}`);
        await mayRender;
        const content = new TextEncoder().encode(`${festivalId} ${rendered.length}`);
        return { contentType: 'text/html', cors: false, etag: '""', content, encoded: {}, bytes: 10 };
      },
    },
    rendersPerMinute,
  });
}

const commit = (memory: ReturnType<typeof openMemory>, path: string) => {
  version += 1;
  memory.noteCommit(version, [{ path, version: String(version), data: {} }]);
};

const nextRound = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  links = new Map([['a', link]]);
  lookedUp = [];
  rendered = [];
  mayRender = Promise.resolve();
  version = 1;
});

it('renders a page once for all who ask for it at the same time', async () => {
  const memory = openMemory();
  const files = await Promise.all(Array.from({ length: 60 }, () => memory.file('a', '')));
  expect(new Set(files).size).toBe(1);
  expect(rendered).toEqual(['a/']);
});

it('renders it again after a change of its lineup, and after no other change', async () => {
  const memory = openMemory();
  const first = await memory.file('a', '');
  commit(memory, 'festivals/dale/lineupEvents/set-1');
  commit(memory, 'previewLinks/other');
  expect(await memory.file('a', '')).toBe(first);
  commit(memory, 'festivals/hill/lineupEvents/set-1');
  expect(await memory.file('a', '')).not.toBe(first);
  commit(memory, 'festivals/hill');
  await memory.file('a', '');
  expect(rendered).toHaveLength(3);
});

it('renders it again after another process has written', async () => {
  const memory = openMemory();
  await memory.file('a', '');
  version += 1;
  await memory.file('a', '');
  expect(rendered).toHaveLength(2);
});

it('shows a page that was being rendered during a change only to those who asked before', async () => {
  const memory = openMemory();
  let finish: () => void = () => undefined;
  mayRender = new Promise((resolve) => {
    finish = resolve;
  });
  const before = memory.file('a', '');
  while (rendered.length < 1) await nextRound();
  commit(memory, 'festivals/hill/lineupEvents/set-1');
  const after = memory.file('a', '');
  while (rendered.length < 2) await nextRound();
  finish();
  expect(await after).not.toBe(await before);
});

it('checks one link in each round of the event loop, however many ask, so that others have their turn', async () => {
  const memory = openMemory();
  const files = Promise.all(Array.from({ length: 5 }, () => memory.file('a', '')));
  const perRound = [lookedUp.length];
  while (lookedUp.length < 5) {
    const before = lookedUp.length;
    await nextRound();
    perRound.push(lookedUp.length - before);
  }
  expect(Math.max(...perRound)).toBe(1);
  expect(new Set(await files).size).toBe(1);
});

it('asks for the link each time, so that a revoked one shows nothing more', async () => {
  const memory = openMemory();
  await memory.file('a', '');
  links.clear();
  expect(await memory.file('a', '')).toBeNull();
});

it('renders nothing but pages', async () => {
  expect(await openMemory().file('a', 'lineup.json')).toBeNull();
  expect(rendered).toEqual([]);
});

it('renders the pages of one link only so often in a minute; other links and what is cached are not refused', async () => {
  links.set('b', link);
  const memory = openMemory(1);
  await memory.file('a', '');
  expect(await memory.file('a', 'artists')).toMatchObject({ kind: 'throttled' });
  expect(await memory.file('a', '')).toMatchObject({ contentType: 'text/html' });
  expect(await memory.file('b', '')).toMatchObject({ contentType: 'text/html' });
});
