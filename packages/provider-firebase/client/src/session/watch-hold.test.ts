import { expect, it } from 'vitest';
import { createWatchHold } from './watch-hold.ts';

function setUp() {
  const said: string[] = [];
  const watch = (name: string) => () => {
    said.push(`${name} stops`);
    return () => said.push(`${name} goes on`);
  };
  return { said, watch, watches: createWatchHold() };
}

it('stops every open watch and has it go on', () => {
  const { said, watch, watches } = setUp();
  watches.join(watch('a'));
  watches.join(watch('b'));
  const resume = watches.hold();
  expect(said).toEqual(['a stops', 'b stops']);
  resume();
  expect(said.slice(2)).toEqual(['a goes on', 'b goes on']);
});

it('leaves alone what has left, and what joins meanwhile', () => {
  const { said, watch, watches } = setUp();
  const leave = watches.join(watch('a'));
  leave();
  const resume = watches.hold();
  watches.join(watch('b'));
  resume();
  expect(said).toEqual([]);
});
