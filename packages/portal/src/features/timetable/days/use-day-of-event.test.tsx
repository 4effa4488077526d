// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDayOfEvent } from './use-day-of-event.ts';

type Search = Parameters<typeof useDayOfEvent>[0];

/** Renders the hook with one address after another while sets move. */
function look(search: Search, places: Record<string, string>) {
  const { result, rerender } = renderHook(
    ({ search, places }) => useDayOfEvent(search, (event) => places[event]),
    { initialProps: { search, places } },
  );
  const at = (next: Search, where = places) => {
    rerender({ search: next, places: where });
    return result.current;
  };
  return { result, at };
}

const places = { a: '2026-07-04', b: '2026-07-05' };

it('the day of the event stays while that is moved, and once it is closed', () => {
  const { result, at } = look({ event: 'a' }, places);
  expect(result.current).toBe('2026-07-04');
  expect(at({ event: 'a' }, { ...places, a: '2026-07-05' })).toBe('2026-07-04');
  expect(at({})).toBe('2026-07-04');
});

it('another event has its own, and a day that the address names counts alone', () => {
  const { at } = look({ event: 'a' }, places);
  expect(at({ event: 'b' })).toBe('2026-07-05');
  expect(at({ event: 'b', day: '2026-07-03' })).toBeUndefined();
  expect(at({})).toBeUndefined();
});

it('there is none for an event that is not known, as before the sets are', () => {
  const { result, at } = look({ event: 'a' }, {});
  expect(result.current).toBeUndefined();
  expect(at({ event: 'a' }, places)).toBe('2026-07-04');
  expect(at({ event: 'gone' })).toBe('2026-07-04');
});
