import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { publicLanguages } from '@lineup/domain/release';
import { describe, expect, it, test } from 'vitest';
import { textWriter } from '../browser/write-text.ts';
import { catalogues } from './catalogues.ts';
import { en } from './en.ts';
import { Language, languageOf } from './language.ts';
import { scriptTexts } from './script-texts.ts';
import type { TextKey } from './texts.ts';

const keys = Object.keys(en) as TextKey[];

/** The names of a message's values, each once, and the plural categories that it covers. */
function partsOf(elements: readonly MessageFormatElement[]): { values: Set<string>; categories: string[][] } {
  const values = new Set<string>();
  const categories: string[][] = [];
  for (const element of elements) {
    if (element.type === TYPE.argument || element.type === TYPE.plural) values.add(element.value);
    if (element.type !== TYPE.plural) continue;
    categories.push(Object.keys(element.options));
    for (const { value } of Object.values(element.options))
      for (const name of partsOf(value).values) values.add(name);
  }
  return { values, categories };
}

describe.each(publicLanguages)('the texts in %s', (code) => {
  it('are all there, and none that English does not have', () => {
    expect(Object.keys(catalogues[code])).toEqual(keys);
  });

  it.each(keys)('%s has the values of the English one, and each plural that the language has', (key) => {
    const text = catalogues[code][key] ?? '';
    const { values, categories } = partsOf(parse(text));
    expect(values).toEqual(partsOf(parse(en[key])).values);
    const rules = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    // In Romance languages only millions are "many", and use the same words as the other numbers.
    const needed = rules.filter((category) => category !== 'many' || code === 'pl' || code === 'cs');
    for (const found of categories) expect(found).toEqual(expect.arrayContaining(needed));
    expect(text.trim()).toBe(text);
    expect(text).not.toMatch(/'|"/u);
  });

  it('of the script can be taken apart', () => {
    const text = textWriter(scriptTexts(code), code);
    for (const count of [0, 1, 2, 5, 22, 1691]) {
      const written = text('scriptMyPicks', { count });
      expect(written).toContain(new Intl.NumberFormat(code).format(count));
      expect(written).toBe(new Language(code).text('scriptMyPicks', { count }));
    }
  });
});

test('a text that a language lacks is in English', () => {
  const { title, ...others } = catalogues.de;
  expect(title).toBeDefined();
  const language = new Language('de', others);
  expect(language.text('title', { festival: 'Salt' })).toBe('Salt: lineup');
  expect(language.text('viewNow')).toBe(catalogues.de.viewNow);
});

// Finnish writes a date alone as "on Friday" in some versions of Unicode's data, and as "Friday" in others.
test.each([
  ['en', 'Friday, July 24', 'Fri 24', 'July 24 – 26, 2026', /^Friday, July 24, 2026$/u, 'Germany'],
  ['de', 'Freitag, 24. Juli', 'Fr 24', '24.–26. Juli 2026', /^Freitag, 24. Juli 2026$/u, 'Deutschland'],
  [
    'fi',
    'perjantai 24. heinäkuuta',
    'pe 24',
    '24.–26. heinäkuuta 2026',
    /^perjantai(?:na)? 24. heinäkuuta 2026$/u,
    'Saksa',
  ],
] as const)('dates and countries in %s', (code, day, short, dates, one, country) => {
  const language = languageOf(code);
  expect(language.day('2026-07-24')).toBe(day);
  expect(language.shortDay('2026-07-24')).toBe(short);
  expect(language.dates(['2026-07-24', '2026-07-25', '2026-07-26'])).toBe(dates);
  expect(language.dates(['2026-07-24'])).toMatch(one);
  expect(language.country('DE')).toBe(country);
});

test('a moment is that of the zone, whatever the machine’s', () => {
  expect(languageOf('de').moment(Date.UTC(2026, 6, 1, 23, 30), 'Europe/Berlin', 'h23')).toBe(
    '2. Juli 2026, 01:30',
  );
});
