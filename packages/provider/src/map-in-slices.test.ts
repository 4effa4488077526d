import { describe, expect, it, vi } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

const items = Array.from({ length: 10 }, (_, number) => number);

describe('work in slices', () => {
  it('answers what was made of every item, in their order', async () => {
    const nextTurn = () => Promise.resolve();
    const results = await mapInSlices(items, (item, index) => `${item} ${index}`, { size: 3, nextTurn });
    expect(results).toEqual(items.map((item) => `${item} ${item}`));
    expect(await mapInSlices([], String, { size: 3, nextTurn })).toEqual([]);
  });

  it('lets others have their turn between two slices, and after none', async () => {
    const done: number[] = [];
    const turns: number[] = [];
    const nextTurn = () => {
      turns.push(done.length);
      return Promise.resolve();
    };
    await mapInSlices(items, (item) => done.push(item), { size: 5, nextTurn });
    expect(turns).toEqual([5]);
    await mapInSlices(items, (item) => done.push(item), { size: 4, nextTurn });
    expect(turns).toEqual([5, 14, 18]);
  });

  it('ends with the first item that cannot be worked on', async () => {
    const work = vi.fn((item: number) => {
      if (item === 4) throw new RangeError('not this one');
    });
    const slices = { size: 2, nextTurn: () => Promise.resolve() };
    await expect(mapInSlices(items, work, slices)).rejects.toThrow('not this one');
    expect(work).toHaveBeenCalledTimes(5);
  });
});
