import { timestampToMillis } from '@lineup/domain';
import { describe, expect, it, test } from 'vitest';
import { blankPreviewLink, checkPreviewLink, type PreviewLinkForm } from './preview-link-form.ts';

const berlin = { timezone: 'Europe/Berlin' };
/** The evening before clocks are set back. */
const now = Date.parse('2026-10-24T20:00:00Z');
const form = (traits: Partial<PreviewLinkForm> = {}): PreviewLinkForm => ({
  ...blankPreviewLink,
  name: 'Radio',
  ...traits,
});
const endOf = (traits: Partial<PreviewLinkForm>) => {
  const check = checkPreviewLink(form(traits), berlin, now);
  return check.ok ? new Date(timestampToMillis(check.link.expiresAt)).toISOString() : check.errors;
};

describe('a link ends', () => {
  test.each<[Partial<PreviewLinkForm>, string]>([
    [{ days: 1 }, '2026-10-25T20:00:00.000Z'],
    [{ days: 30 }, '2026-11-23T20:00:00.000Z'],
    // A day of 25 hours.
    [{ days: null, date: '2026-10-25' }, '2026-10-25T23:00:00.000Z'],
    [{ days: null, date: '2026-10-24' }, '2026-10-24T22:00:00.000Z'],
    [{ days: null, date: '2027-01-21' }, '2027-01-21T23:00:00.000Z'],
  ])('%j: %s', (traits, end) => {
    expect(endOf(traits)).toBe(end);
  });

  test.each<[string, string]>([
    ['', 'Date is required'],
    ['2026-10-23', 'This day has passed'],
    ['2027-01-22', 'A link ends within 90 days'],
  ])('not on “%s”: %s', (date, error) => {
    expect(endOf({ days: null, date })).toEqual({ date: error });
  });
});

it('is for somebody and for at least one stage, and hides names unless it is chosen', () => {
  expect(checkPreviewLink(form({ name: ' ', stages: [] }), berlin, now)).toEqual({
    ok: false,
    errors: { name: 'Please say who the link is for.', stages: 'Choose at least one stage' },
  });
  expect(checkPreviewLink(form({ name: ' Radio ' }), berlin, now)).toMatchObject({
    ok: true,
    link: { name: 'Radio', stages: [], showNames: false },
  });
});
