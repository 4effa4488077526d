import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialCountries } from './countries.ts';
import { checkPhoneNumber, isPhoneNumber, lastFour, maskPhone } from './phone-number.ts';

const usa = { code: '+1' };
const netherlands = { code: '+31' };

describe('checkPhoneNumber', () => {
  test.each([
    [usa, '2125550100', '+12125550100'],
    [usa, '(212) 555-0100', '+12125550100'],
    [usa, '+1 212 555 0100', '+12125550100'],
    [usa, '1-212-555-0100', '+12125550100'],
    [netherlands, '6 1234 5678', '+31612345678'],
    [netherlands, '123456', '+31123456'],
    [netherlands, '12345678901234', '+3112345678901234'],
  ])('%j takes %j', (country, input, e164) => {
    expect(checkPhoneNumber(country, input)).toEqual({ ok: true, e164 });
  });

  test.each([
    [usa, '', 'Please enter a valid phone number'],
    [usa, '  - ', 'Please enter a valid phone number'],
    [netherlands, 'call me', 'Please enter a valid phone number'],
    [usa, '212555010', 'US/Canada numbers must be 10 digits'],
    [usa, '22125550100', 'US/Canada numbers must be 10 digits'],
    [usa, '112125550100', 'US/Canada numbers must be 10 digits'],
    [usa, '1125550100', 'Invalid US/Canada phone number format'],
    [usa, '0125550100', 'Invalid US/Canada phone number format'],
    [usa, '11125550100', 'Invalid US/Canada phone number format'],
    [netherlands, '12345', 'Phone number too short'],
    [netherlands, '123456789012345', 'Phone number too long'],
  ])('%j refuses %j', (country, input, error) => {
    expect(checkPhoneNumber(country, input)).toEqual({ ok: false, error });
  });

  test('whatever it takes is a phone number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dialCountries), fc.string(), fc.nat(), (country, text, digits) => {
        const check = checkPhoneNumber(country, `${text}${digits}`);
        expect(!check.ok || isPhoneNumber(check.e164)).toBe(true);
      }),
    );
  });
});

test.each([
  '',
  '+',
  '2125550100',
  '+12125550100 ',
  '+1 2125550100',
  '+11125550100',
  '+9912345678',
  '+3112',
  '+31612345678x',
])('isPhoneNumber refuses %j', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test('only the last four digits are told', () => {
  expect(lastFour('+12125550100')).toBe('0100');
  expect(maskPhone('+12125550100')).toBe('+•••••••0100');
});
