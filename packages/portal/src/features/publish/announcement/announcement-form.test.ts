import { announcementSchema, timestampFromMillis, type Announcement } from '@lineup/domain';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  checkAnnouncement,
  formOfAnnouncements,
  levelsAfter,
  withStep,
  withLevel,
  type AnnouncementForm,
} from './announcement-form.ts';

const berlin = { timezone: 'Europe/Berlin' };
const at = (iso: string) => timestampFromMillis(Date.parse(iso));
const now = Date.parse('2026-05-01T12:00:00Z');
const step = (level: 'name' | 'day' | 'stage' | 'time', date: string, time: string, key = 0) => ({
  key,
  level,
  date,
  time,
});
const held = (...steps: AnnouncementForm['steps']): AnnouncementForm => ({
  level: 'held',
  tba: false,
  steps,
});

describe('what is stored', () => {
  test.each<[string, Announcement | null]>([
    ['everything', null],
    ['hidden', { level: 'held' }],
    ['a slot without a name', { level: 'time', tba: true }],
    ['steps', { level: 'name', steps: [{ level: 'time', at: at('2026-06-01T10:00:00Z') }] }],
  ])('comes back as it was: %s', (_, announcement) => {
    const form = formOfAnnouncements([announcement, announcement], berlin);
    expect(checkAnnouncement(form, berlin, now).announcement).toEqual(announcement);
  });

  it('is shown by the clocks of the festival', () => {
    const stored: Announcement = { level: 'held', steps: [{ level: 'day', at: at('2026-06-01T22:30:00Z') }] };
    const [first] = formOfAnnouncements([stored], berlin).steps;
    expect(first).toMatchObject({ date: '2026-06-02', time: '00:30' });
  });

  it('is nothing where sets differ, and everything where nothing is said', () => {
    expect(formOfAnnouncements([{ level: 'held' }, null], berlin)).toMatchObject({ level: '', steps: [] });
    expect(formOfAnnouncements([undefined, null], berlin).level).toBe('time');
    expect(checkAnnouncement({ ...held(), level: '' }, berlin, now)).toMatchObject({
      announcement: undefined,
      level: 'Choose what to announce',
    });
  });

  it('keeps an instant of a time that comes twice, until it is typed again', () => {
    // 02:30 occurs at 00:30 and at 01:30 UTC.
    const second: Announcement = {
      level: 'held',
      steps: [{ level: 'name', at: at('2026-10-25T01:30:00Z') }],
    };
    const form = formOfAnnouncements([second], berlin);
    expect(checkAnnouncement(form, berlin, now).announcement).toEqual(second);
    const typed = checkAnnouncement(held(step('name', '2026-10-25', '02:30')), berlin, now);
    expect(typed.announcement?.steps?.[0]?.at).toEqual(at('2026-10-25T00:30:00Z'));
    expect(typed.steps[0]?.note).toBe(
      '02:30 happens twice on this day (clocks go back). The earlier one is used.',
    );
  });

  it('takes a time that does not exist as a later one, and says so', () => {
    const typed = checkAnnouncement(held(step('name', '2027-03-28', '02:30')), berlin, now);
    expect(typed.announcement?.steps?.[0]?.at).toEqual(at('2027-03-28T01:30:00Z'));
    expect(typed.steps[0]?.note).toBe(
      '02:30 does not exist on this day (clocks go forward). It counts as 03:30.',
    );
  });
});

describe('steps', () => {
  it('need date and time, each later and telling more than the one before', () => {
    const form = held(
      step('day', '', ''),
      step('day', '2026-06-02', '12:00', 1),
      step('stage', '2026-06-02', '12:00', 2),
    );
    const { announcement, steps } = checkAnnouncement(form, berlin, now);
    expect(announcement).toBeUndefined();
    expect(steps).toEqual([
      { date: 'Date is required', time: 'Time is required' },
      { level: 'Must announce more than the step before' },
      { time: 'Must be later than the step before' },
    ]);
  });

  it('may have passed, which is said', () => {
    const { announcement, steps } = checkAnnouncement(held(step('day', '2026-04-01', '12:00')), berlin, now);
    expect(announcement).toBeDefined();
    expect(steps[0]?.note).toBe('This time has passed: it is published with the next release.');
  });

  it('are added as long as there is more to tell', () => {
    const all = [1, 2, 3, 4, 5].reduce(withStep, held());
    expect(all.steps.map(({ level }) => level)).toEqual(['name', 'day', 'stage', 'time']);
    expect(new Set(all.steps.map(({ key }) => key)).size).toBe(4);
    expect(levelsAfter('time', false)).toEqual([]);
  });

  it('tell no name alone where it is to be announced', () => {
    const form = withLevel(held(step('name', '2026-06-02', '12:00')), { level: 'held', tba: true });
    expect(form.steps[0]?.level).toBe('day');
    expect(levelsAfter('held', true)).toEqual(['day', 'stage', 'time']);
  });
});

it('is never anything that would be refused, whatever is typed', () => {
  const anyStep = fc.record({
    key: fc.nat(9),
    level: fc.constantFrom('name' as const, 'day' as const, 'stage' as const, 'time' as const),
    date: fc.constantFrom('', '2026-10-25', '2026-10-26', '2027-03-28', 'soon'),
    time: fc.constantFrom('', '02:30', '12:00', '25:00'),
  });
  const anyForm = fc.record({
    level: fc.constantFrom('' as const, 'held' as const, 'name' as const, 'day' as const, 'time' as const),
    tba: fc.boolean(),
    steps: fc.array(anyStep, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(anyForm, (form) => {
      const { announcement } = checkAnnouncement(form, berlin, now);
      expect(announcementSchema.safeParse(announcement ?? { level: 'time' }).success).toBe(true);
    }),
  );
});
