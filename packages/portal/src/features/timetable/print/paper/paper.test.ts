import { expect, it } from 'vitest';
import { enlargementOf, loadPaper, roomOf, storePaper, upright } from './paper.ts';

it('the paper is remembered; what cannot be read, or is denied, is A4 across', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  expect(loadPaper(storage)).toBe('a4-landscape');
  storePaper('a3-portrait', storage);
  expect(loadPaper(storage)).toBe('a3-portrait');
  const denied = () => {
    throw new Error('denied');
  };
  expect(loadPaper({ getItem: () => 'a9' })).toBe('a4-landscape');
  expect(loadPaper({ getItem: denied })).toBe('a4-landscape');
  expect(loadPaper(null)).toBe('a4-landscape');
  expect(() => storePaper('a4-portrait', { setItem: denied })).not.toThrow();
});

it('a sheet has room within its margins, and lists stand upright, larger on A3', () => {
  expect(roomOf('a4-landscape')).toEqual({ width: 281, height: 180 });
  expect(roomOf('a3-portrait')).toEqual({ width: 281, height: 390 });
  expect(upright('a3-landscape')).toBe('a3-portrait');
  expect([enlargementOf('a4-portrait'), enlargementOf('a3-portrait')]).toEqual([1, Math.SQRT2]);
});
