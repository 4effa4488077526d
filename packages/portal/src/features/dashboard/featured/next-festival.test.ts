import { describe, expect, it } from 'vitest';
import { makeFestival } from '../testing/festivals.ts';
import { nextFestival } from './next-festival.ts';

const past = { id: 'past', ...makeFestival({ from: '2026-01-03', to: '2026-01-04' }) };
const active = { id: 'active', ...makeFestival() };
const soon = { id: 'soon', ...makeFestival({ from: '2026-08-01', to: '2026-08-02' }) };
const later = { id: 'later', ...makeFestival({ from: '2026-09-01', to: '2026-09-02' }) };
const during = Date.UTC(2026, 6, 4, 12);
const between = Date.UTC(2026, 6, 20);

describe('nextFestival', () => {
  it('is the one that is on now', () => {
    expect(nextFestival([later, soon, active, past], during)?.id).toBe('active');
  });

  it('is the one that begins next when none is on', () => {
    expect(nextFestival([later, soon, active, past], between)?.id).toBe('soon');
  });

  it('is none when all are over, or there are none', () => {
    expect(nextFestival([past], during)).toBeNull();
    expect(nextFestival([], during)).toBeNull();
  });

  it('goes by each festival’s own zone', () => {
    const honolulu = { id: 'honolulu', ...makeFestival({ timezone: 'Pacific/Honolulu' }) };
    const afterLisbon = Date.UTC(2026, 6, 6, 5);
    expect(nextFestival([active, honolulu], afterLisbon)?.id).toBe('honolulu');
  });
});
