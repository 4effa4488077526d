import { describe, expect, test } from 'vitest';
import { storedFestival } from '../release/testing/lineups.ts';
import { changedLook, checkLookForm, isSameLinks, lookFormOf } from './look-form.ts';

const form = {
  color: '#8A1C5B',
  links: [{ label: ' Map ', url: 'map.example/a' }],
  note: ' Gates: 10\nBring boots. ',
};
const blank = { label: ' ', url: '' };

describe('the form of a look', () => {
  test('stores what is typed, tidied', () => {
    expect(checkLookForm({ ...form, links: [...form.links, blank] })).toEqual({
      ok: true,
      look: {
        accentColor: '#8a1c5b',
        pageLinks: [{ label: 'Map', url: 'https://map.example/a' }],
        pageNote: 'Gates: 10\nBring boots.',
      },
    });
  });

  test('that is empty stores nothing', () => {
    const look = { accentColor: null, pageLinks: [], pageNote: null };
    expect(checkLookForm({ color: ' ', links: [blank], note: '' })).toEqual({ ok: true, look });
  });

  test('says of each field what is wrong', () => {
    const links = [
      { label: 'Map', url: 'https://map.example' },
      { label: '', url: 'javascript:alert(1)' },
      { label: 'x'.repeat(41), url: 'http://app.example' },
      blank,
    ];
    expect(checkLookForm({ color: 'red', links, note: 'x'.repeat(301) })).toEqual({
      ok: false,
      errors: {
        color: 'Enter a colour such as #8a1c5b.',
        links: [
          {},
          { label: 'Link text is required', url: 'Enter an address that starts with https://.' },
          {
            label: 'Link text is too long. Maximum is 40 characters',
            url: 'Enter an address that starts with https://.',
          },
          {},
        ],
        note: 'Note is too long. Maximum is 300 characters',
      },
    });
  });

  test('changes what differs from what is stored', () => {
    const look = {
      accentColor: '#8a1c5b',
      pageLinks: [{ label: 'Map', url: 'https://map.example' }],
      pageNote: null,
    };
    const festival = storedFestival({ ...look });
    expect(changedLook(festival, look)).toEqual({});
    expect(changedLook(festival, { ...look, accentColor: null })).toEqual({ accentColor: null });
    expect(changedLook(festival, { ...look, pageLinks: [] })).toEqual({ pageLinks: [] });
    expect(changedLook(storedFestival(), { ...look, pageNote: 'Gates: 10' })).toEqual({
      ...look,
      pageNote: 'Gates: 10',
    });
    expect(lookFormOf(festival)).toEqual({ color: '#8a1c5b', links: look.pageLinks, note: '' });
  });

  test('blank links make no difference, and neither does the beginning of an address', () => {
    const map = { label: 'Map', url: 'https://map.example' };
    expect(isSameLinks([map], [blank, { label: 'Map ', url: 'map.example' }])).toBe(true);
    expect(isSameLinks([map], [])).toBe(false);
  });
});
