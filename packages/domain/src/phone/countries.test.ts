import { expect, test } from 'vitest';
import { defaultDialCountry, dialCountries } from './countries.ts';

test('the countries stand in the order of the specification', () => {
  expect(dialCountries.map(({ country }) => country).join(' ')).toBe(
    'US CA GB FR DE IT ES NL BE CH AT DK SE NO FI PL RU JP KR CN IN AU NZ BR MX AR CL CO ZA NG EG SA AE TR IL SG MY TH VN PH ID',
  );
});

test('there are 40 dial codes: the United States and Canada share one', () => {
  expect(new Set(dialCountries.map(({ code }) => code)).size).toBe(40);
  expect(dialCountries.filter(({ code }) => code === '+1').map(({ country }) => country)).toEqual([
    'US',
    'CA',
  ]);
});

test('the United States are chosen at first', () => {
  expect(defaultDialCountry).toEqual({ code: '+1', country: 'US', name: 'United States', flag: '🇺🇸' });
});

test('every country has its name and its own flag', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const { country, name } of dialCountries.filter((entry) => entry.country !== 'TR')) {
    expect(name).toBe(names.of(country));
  }
  expect(dialCountries.find(({ country }) => country === 'NL')?.flag).toBe('🇳🇱');
  expect(new Set(dialCountries.map(({ flag }) => flag)).size).toBe(dialCountries.length);
});
