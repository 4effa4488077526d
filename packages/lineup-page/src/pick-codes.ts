/*
 * Encodes picks as a short text for a link: the numbers of the sets in rising order, either each as its distance from
 * the previous one ("d"), or one bit for each number ("b"), whichever is shorter. All 1,691 sets of the largest known
 * lineup take 284 characters.
 */

// Available in browsers and Node.js.
declare function atob(text: string): string;
declare function btoa(text: string): string;

/** No lineup has higher numbers; without a limit, a broken link could make the browser count endlessly. */
const highest = 100_000;

/** Encodes these numbers; duplicates count once. */
export function encodePicks(numbers: Iterable<number>): string {
  const rising = [...new Set(numbers)].toSorted((a, b) => a - b);
  const distances = `d${toText(distanceBytes(rising))}`;
  const bits = `b${toText(bitBytes(rising))}`;
  return bits.length < distances.length ? bits : distances;
}

/** The numbers in a text, in rising order; null if `encodePicks` cannot have written it. */
export function decodePicks(text: string): readonly number[] | null {
  const bytes = fromText(text.slice(1));
  if (bytes === null) return null;
  const numbers = text.startsWith('d') ? readDistances(bytes) : text.startsWith('b') ? readBits(bytes) : null;
  return numbers === null || numbers.some((number) => number > highest) ? null : numbers;
}

/** Writes seven bits of a distance per byte, the lowest first; the eighth bit means that more follow. */
function distanceBytes(rising: readonly number[]): readonly number[] {
  return rising.flatMap((number, index) => {
    const bytes = [];
    let rest = number - (rising[index - 1] ?? 0);
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    return [...bytes, rest];
  });
}

function readDistances(bytes: readonly number[]): readonly number[] | null {
  const numbers: number[] = [];
  let [number, distance, factor] = [0, 0, 1];
  for (const byte of bytes) {
    distance += (byte % 128) * factor;
    factor *= 128;
    if (factor > highest * 128) return null;
    if (byte > 127) continue;
    number += distance;
    numbers.push(number);
    [distance, factor] = [0, 1];
  }
  return factor === 1 ? numbers : null;
}

function bitBytes(rising: readonly number[]): readonly number[] {
  const bytes = Array.from({ length: Math.floor((rising.at(-1) ?? 0) / 8) + 1 }, () => 0);
  for (const number of rising) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7));
  return bytes;
}

function readBits(bytes: readonly number[]): readonly number[] {
  return bytes.flatMap((byte, index) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte & (1 << bit)) !== 0).map((bit) => index * 8 + bit),
  );
}

function toText(bytes: readonly number[]): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): readonly number[] | null {
  if (!/^[\w-]*$/u.test(text) || text.length > highest) return null;
  try {
    return Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
