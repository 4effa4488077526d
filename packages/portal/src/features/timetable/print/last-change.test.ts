import { timestampFromMillis, type Festival, type LineupEvent } from '@lineup/domain';
import { expect, it } from 'vitest';
import { lastChange } from './last-change.ts';

const at = timestampFromMillis;
const festival = { id: 'f1', created_at: at(1_000), updated_at: at(2_000) } as Festival;
const events = [
  { createdAt: at(3_000) },
  { created_at: at(1_000), updated_at: at(4_000) },
] as unknown[] as LineupEvent[];
const history = (...changes: number[]) => ({
  find: async () =>
    ({ changes: changes.map((change) => ({ at: at(change) })), unreadable: [], next: null }) as never,
});

it('is the latest in the history, which knows of deletions', async () => {
  await expect(lastChange(history(9_000, 8_000), festival, events)).resolves.toBe(9_000);
});

it('is the latest stamp where the history knows of less', async () => {
  await expect(lastChange(history(), festival, events)).resolves.toBe(4_000);
  await expect(lastChange(history(3_500), festival, events)).resolves.toBe(4_000);
});

it('is the latest stamp where the history cannot be read', async () => {
  const offline = { find: () => Promise.reject(new Error('offline')) };
  await expect(lastChange(offline, festival, events)).resolves.toBe(4_000);
});
