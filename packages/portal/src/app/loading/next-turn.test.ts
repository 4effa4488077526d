// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nextTurn } from './when-idle.ts';

it('lets what waits have its turn', async () => {
  const seen: string[] = [];
  setTimeout(() => seen.push('waiting'));
  await nextTurn();
  expect(seen).toEqual(['waiting']);
});
