import { messages } from '../messages/messages.ts';
import { type DialCountry, dialCountries } from './countries.ts';

export type PhoneCheck =
  { readonly ok: true; readonly e164: string } | { readonly ok: false; readonly error: string };

/** Validates a number entered for `country`. Returns the dial code followed by the digits, or an error. */
export function checkPhoneNumber(country: Pick<DialCountry, 'code'>, input: string): PhoneCheck {
  const digits = input.replaceAll(/\D/gu, '');
  if (digits === '') return { ok: false, error: messages.phone.empty };
  return country.code === '+1' ? checkNorthAmerican(digits) : checkOther(country.code, digits);
}

function checkNorthAmerican(digits: string): PhoneCheck {
  const number = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (number.length !== 10) return { ok: false, error: messages.phone.usLength };
  if (!/^[2-9]/u.test(number)) return { ok: false, error: messages.phone.usFormat };
  return { ok: true, e164: `+1${number}` };
}

function checkOther(code: string, digits: string): PhoneCheck {
  if (digits.length < 6) return { ok: false, error: messages.phone.tooShort };
  if (digits.length > 14) return { ok: false, error: messages.phone.tooLong };
  return { ok: true, e164: `${code}${digits}` };
}

/** Returns true if `text` is a number that `checkPhoneNumber` returns for some country of the list. */
export function isPhoneNumber(text: string): boolean {
  return dialCountries.some(({ code }) => {
    if (!text.startsWith(code)) return false;
    const check = checkPhoneNumber({ code }, text.slice(code.length));
    return check.ok && check.e164 === text;
  });
}

/** Returns the last four digits, the hint shown at sign-in. */
export function lastFour(e164: string): string {
  return e164.slice(-4);
}

/** Masks a number for logs and lists: every digit but the last four is hidden. */
export function maskPhone(e164: string): string {
  return e164.slice(0, -4).replaceAll(/\d/gu, '•') + lastFour(e164);
}
