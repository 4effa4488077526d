// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nextTurn } from './next-turn.ts';

it('lets what waits have its turn', async () => {
  const seen: string[] = [];
  setTimeout(() => seen.push('waiting'));
  await nextTurn();
  expect(seen).toEqual(['waiting']);
});
