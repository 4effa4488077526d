import { expect, test } from 'vitest';
import { ServerClock } from './server-clock.ts';

const tenMinutes = 600_000;

test('the time of the server is right on a device whose clock is ten minutes slow', () => {
  const server = Date.UTC(2026, 6, 3, 20);
  const clock = new ServerClock(() => server - tenMinutes);
  expect(clock.isSet).toBe(false);
  clock.note({
    sentAt: server - tenMinutes - 100,
    receivedAt: server - tenMinutes + 100,
    serverNow: server + 20,
  });
  expect(clock.isSet).toBe(true);
  expect(clock.now()).toBe(server + 20);
});

test('the sample with the shortest round trip counts', () => {
  const clock = new ServerClock(() => 1000);
  clock.note({ sentAt: 0, receivedAt: 40, serverNow: 520 });
  clock.note({ sentAt: 0, receivedAt: 4000, serverNow: 9000 });
  expect(clock.now()).toBe(1500);
  clock.note({ sentAt: 100, receivedAt: 110, serverNow: 610 });
  expect(clock.now()).toBe(1505);
});

test('after the device was set to another time the next sample counts', () => {
  const clock = new ServerClock(() => 1000);
  clock.note({ sentAt: 0, receivedAt: 0, serverNow: 500 });
  clock.forgetRoundTrip();
  clock.note({ sentAt: 0, receivedAt: 400, serverNow: 5200 });
  expect(clock.now()).toBe(6000);
});
