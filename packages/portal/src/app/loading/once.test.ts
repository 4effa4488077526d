import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('what is there, or on its way, is not asked for again', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const loadOnce = once(load);
  const [first, second] = [loadOnce(), loadOnce()];
  expect(await first).toBe(await second);
  expect(await loadOnce()).toBe(await first);
  expect(load).toHaveBeenCalledOnce();
});

test('what did not arrive is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new TypeError('no connection'));
  const loadOnce = once(load);
  await expect(loadOnce()).rejects.toThrow('no connection');
  expect(await loadOnce()).toBe('part');
});
