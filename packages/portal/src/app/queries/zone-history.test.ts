import { festivalTimestamps, timestampFromMillis, type Festival } from '@lineup/domain';
import { expect, test, vi } from 'vitest';
import { afterZoneHistory } from './zone-history.ts';

function festivalOf(year: number): Festival {
  const timezone = 'America/New_York';
  const stamp = timestampFromMillis(0);
  return {
    id: `f${year}`,
    name: 'Meadow Days',
    location: 'Alder Creek',
    timezone,
    ...festivalTimestamps({ startDate: `${year}-08-15`, endDate: `${year}-08-18`, timezone }),
    dayStartsAt: '00:00',
    stages: [],
    imageURL: null,
    created_at: stamp,
    updated_at: stamp,
  };
}

/** Follows festivals; the history is loading until `arrive` or `fail` is called. */
function following() {
  const onNext = vi.fn<(festivals: readonly Festival[]) => void>();
  const onError = vi.fn();
  const stopped = vi.fn();
  const load = vi.fn(() => history);
  let arrive = () => undefined as void;
  let fail: (error: Error) => void = () => undefined;
  const history = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  let send: (festivals: readonly Festival[]) => void = () => undefined;
  const follow = afterZoneHistory<readonly Festival[]>(
    (next) => {
      send = next;
      return stopped;
    },
    (festivals) => festivals,
    load,
  );
  const stop = follow(onNext, onError);
  const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));
  const deliveredYears = () => onNext.mock.calls.map(([[festival]]) => Number(festival?.id.slice(1)));
  return {
    onError,
    stopped,
    load,
    arrive,
    fail,
    stop,
    settle,
    deliveredYears,
    send: (year: number) => send([festivalOf(year)]),
  };
}

test('a festival of our time needs no history', () => {
  const { send, load, deliveredYears } = following();
  send(2026);
  expect(deliveredYears()).toEqual([2026]);
  expect(load).not.toHaveBeenCalled();
});

test('a festival of past decades is shown when the rules of its time are there', async () => {
  const { send, arrive, settle, deliveredYears } = following();
  send(1969);
  await settle();
  expect(deliveredYears()).toEqual([]);
  arrive();
  await settle();
  expect(deliveredYears()).toEqual([1969]);
});

test('what came later is not overtaken', async () => {
  const { send, arrive, settle, deliveredYears } = following();
  send(1969);
  send(2026);
  arrive();
  await settle();
  expect(deliveredYears()).toEqual([2026]);
});

test('rules that do not arrive are an error of their own', async () => {
  const { send, fail, settle, onError, deliveredYears } = following();
  send(1969);
  fail(new Error('no network'));
  await settle();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unavailable' }));
  expect(deliveredYears()).toEqual([]);
});

test('nothing is shown any more once it is no longer followed', async () => {
  const { send, arrive, settle, stop, stopped, deliveredYears } = following();
  send(1969);
  stop();
  arrive();
  await settle();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(deliveredYears()).toEqual([]);
});
