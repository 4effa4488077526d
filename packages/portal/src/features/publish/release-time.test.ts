import { publishPageMessages } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { readTime, timeText } from './release-time.ts';

const lisbon = { timezone: 'Europe/Lisbon', hourCycle: 'h23' } as const;
const now = Date.UTC(2027, 2, 1, 12);

describe('the time at which a release is to be published', () => {
  it('is by the clocks of the festival', () => {
    const read = readTime({ date: '2027-07-02', time: '18:00' }, lisbon, now);
    expect(read).toEqual({ ok: true, instant: Date.UTC(2027, 6, 2, 17), note: null });
  });

  it('says what becomes of a time that the clocks leave out, and of one that comes twice', () => {
    expect(readTime({ date: '2027-03-28', time: '01:30' }, lisbon, now)).toEqual({
      ok: true,
      instant: Date.UTC(2027, 2, 28, 1, 30),
      note: publishPageMessages.time.skipped('02:30'),
    });
    expect(readTime({ date: '2027-10-31', time: '01:30' }, lisbon, now)).toEqual({
      ok: true,
      instant: Date.UTC(2027, 9, 31, 0, 30),
      note: publishPageMessages.time.twice('01:30'),
    });
  });

  it.each([
    ['nothing', { date: '', time: '' }, 'date', publishPageMessages.time.dateMissing],
    ['no time', { date: '2027-07-02', time: '' }, 'time', publishPageMessages.time.timeMissing],
    ['a day that is over', { date: '2027-02-28', time: '23:00' }, 'date', publishPageMessages.time.past],
    ['an hour that is over', { date: '2027-03-01', time: '11:59' }, 'time', publishPageMessages.time.past],
    ['this very minute', { date: '2027-03-01', time: '12:00' }, 'time', publishPageMessages.time.past],
  ] as const)('is not %s', (_what, chosen, field, error) => {
    expect(readTime(chosen, lisbon, now)).toEqual({ ok: false, field, error });
  });

  it('is shown as the festival counts its hours', () => {
    const at = Date.UTC(2027, 6, 2, 20, 5);
    expect(timeText(at, lisbon)).toBe('Fri, Jul 2, 2027, 21:05');
    expect(timeText(at, { ...lisbon, hourCycle: 'h12' })).toBe('Fri, Jul 2, 2027, 9:05 PM');
  });
});
