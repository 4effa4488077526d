const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeDigits = 10;
const randomDigits = 10;

/** Fills the bytes with cryptographically secure random values, like the platform's `crypto.getRandomValues`. */
export type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/**
 * Makes 20-character ids that sort by creation time: 48 bits of milliseconds, 50 random bits. Within one millisecond
 * (or after the clock was set back) each id is the previous one plus one.
 */
export function createIdMaker(now: () => number, fillRandomly: FillRandomly): () => string {
  let time = -1;
  let digits: number[] = [];
  return () => {
    const current = Math.max(now(), time);
    if (current > time || !countUp(digits)) {
      time = current > time ? current : time + 1;
      digits = [...fillRandomly(new Uint8Array(randomDigits))].map((byte) => byte % 32);
    }
    return writeTime(time) + digits.map((digit) => alphabet.charAt(digit)).join('');
  };
}

/** Increments the base-32 number; returns false on overflow. */
function countUp(digits: number[]): boolean {
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const next = (digits[place] ?? 0) + 1;
    digits[place] = next % 32;
    if (next < 32) return true;
  }
  return false;
}

function writeTime(milliseconds: number): string {
  let text = '';
  let rest = milliseconds;
  for (let place = 0; place < timeDigits; place += 1) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
