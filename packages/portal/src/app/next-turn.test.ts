// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { nextTurn } from './next-turn.ts';

afterEach(() => vi.unstubAllGlobals());

it('lets what waits have its turn', async () => {
  const seen: string[] = [];
  setTimeout(() => seen.push('waiting'));
  await nextTurn();
  expect(seen).toEqual(['waiting']);
});

it('leaves it to a browser that knows how', async () => {
  const yields = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: yields });
  await nextTurn();
  expect(yields).toHaveBeenCalledOnce();
});
