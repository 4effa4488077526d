import { describe, expect, it, vi } from 'vitest';
import { createAuthorNames } from './author-names.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the names of authors', () => {
  it('are asked for together, at most as many as one call takes, and each once', async () => {
    const calls: (readonly string[])[] = [];
    const names = createAuthorNames({
      call: vi.fn((_name: string, { ids }: { ids: readonly string[] }) => {
        calls.push(ids);
        return Promise.resolve({ names: Object.fromEntries(ids.map((id) => [id, `Name of ${id}`])) });
      }),
    });
    const heard = vi.fn();
    names.subscribe(heard);
    names.ask(['a', 'b', 'a', '']);
    names.ask(['b', 'c']);
    await turn();
    expect(calls).toEqual([['a', 'b', 'c']]);
    expect(names.find('c')).toBe('Name of c');
    expect(heard).toHaveBeenCalled();
    names.ask(Array.from({ length: 45 }, (_, place) => `p${place}`));
    await turn();
    expect(calls.slice(1).map(({ length }) => length)).toEqual([20, 20, 5]);
  });

  it('are asked for again where there was no answer', async () => {
    const call = vi
      .fn()
      .mockRejectedValueOnce(new Error('unavailable'))
      .mockResolvedValue({ names: { a: 'Ann' } });
    const names = createAuthorNames({ call: call as never });
    names.ask(['a']);
    await turn();
    expect(names.find('a')).toBeUndefined();
    names.ask(['a']);
    await turn();
    expect(names.find('a')).toBe('Ann');
  });
});
