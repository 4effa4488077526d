import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

/**
 * A clock on a machine that is `off` milliseconds ahead of the server. Each request takes the given times to the server
 * and back.
 */
function world(off = 600_000) {
  const machine = { time: 1_000_000_000 + off };
  const clock = createServerClock(() => machine.time);
  const answer = (there: number, back: number) => {
    const sentAt = machine.time;
    machine.time += there;
    const server = machine.time - off;
    machine.time += back;
    clock.note(sentAt, machine.time, server);
  };
  return { clock, answer, machine, error: () => clock.now() - (machine.time - off) };
}

test('the time of the machine counts until the server has answered', () => {
  const { error, answer } = world();
  expect(error()).toBe(600_000);
  answer(40, 40);
  expect(error()).toBe(0);
});

test('a slow answer does not replace a quick one', () => {
  const { error, answer, machine } = world();
  answer(20, 30);
  expect(error()).toBe(-5);
  answer(3000, 10);
  expect(error()).toBe(-5);
  machine.time += 11 * 60_000;
  answer(200, 100);
  expect(error()).toBe(50);
});

test('a machine whose clock was set is corrected at once', () => {
  const { clock, answer, machine } = world(0);
  answer(20, 20);
  machine.time += 3_600_000;
  const sentAt = machine.time;
  machine.time += 900;
  clock.note(sentAt, machine.time, machine.time - 3_600_000 - 450);
  expect(clock.now()).toBe(machine.time - 3_600_000);
});
