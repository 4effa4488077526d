// @vitest-environment jsdom
import { timestampFromMillis, type LineupEvent } from '@lineup/domain';
import { expect, test, vi } from 'vitest';
import { withTaps, type Tap } from './tap.ts';
import { TapQueue } from './tap-queue.ts';

const at = (minutes: number) => timestampFromMillis(minutes * 60_000);

function tap(id: string, fields: Partial<LineupEvent>): Tap {
  return { id, stage: 'Pier', text: id, edits: [{ type: 'update', id: 'a', fields }], seen: [] };
}

test('taps wait in their order, and outlast a reload', () => {
  localStorage.clear();
  const queue = new TapQueue(localStorage, 'taps');
  const listener = vi.fn();
  queue.subscribe(listener);
  queue.add(tap('one', { actualStart: at(1) }));
  queue.add(tap('two', { actualEnd: at(2) }));
  queue.ask('one');
  expect(listener).toHaveBeenCalledTimes(3);
  const again = new TapQueue(localStorage, 'taps');
  expect(again.taps().map(({ id, isAsked }) => [id, isAsked])).toEqual([
    ['one', true],
    ['two', false],
  ]);
  again.remove('one');
  again.remove('two');
  expect(localStorage.getItem('taps')).toBeNull();
});

test('what is not a queue, or cannot be stored, is an empty one that still works', () => {
  for (const text of ['{', '[{"id":1}]', 'null']) {
    const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
    expect(new TapQueue(storage, 'taps').taps()).toEqual([]);
  }
  const denied = () => {
    throw new Error('denied');
  };
  const queue = new TapQueue({ getItem: denied, setItem: denied, removeItem: denied }, 'taps');
  queue.add(tap('one', {}));
  expect(queue.taps()).toHaveLength(1);
});

test('events are shown with the edits of all taps, the later on top', () => {
  const event: LineupEvent = {
    id: 'a',
    artistName: 'Tide',
    stage: 'Pier',
    date: at(0),
    timeStart: at(10),
    timeEnd: at(20),
  };
  const events = [event];
  expect(withTaps(events, [])).toBe(events);
  const [shown] = withTaps(events, [
    tap('one', { timeEnd: at(25), endDelay: 5 }),
    tap('two', { timeEnd: at(30), endDelay: 10 }),
  ]);
  expect(shown).toMatchObject({ timeStart: at(10), timeEnd: at(30), endDelay: 10 });
});
