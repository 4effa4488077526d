import { expect, it } from 'vitest';
import { createWatchHold } from './watch-hold.ts';

function setUp() {
  const events: string[] = [];
  const watch = (name: string) => () => {
    events.push(`${name} stops`);
    return () => events.push(`${name} goes on`);
  };
  return { events, watch, watches: createWatchHold() };
}

it('stops every open watch and has it go on', () => {
  const { events, watch, watches } = setUp();
  watches.join(watch('a'));
  watches.join(watch('b'));
  const resume = watches.hold();
  expect(events).toEqual(['a stops', 'b stops']);
  resume();
  expect(events.slice(2)).toEqual(['a goes on', 'b goes on']);
});

it('leaves alone what has left, and what joins in the meantime', () => {
  const { events, watch, watches } = setUp();
  const leave = watches.join(watch('a'));
  leave();
  const resume = watches.hold();
  watches.join(watch('b'));
  resume();
  expect(events).toEqual([]);
});
