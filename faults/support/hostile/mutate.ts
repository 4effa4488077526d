import type { Random } from '../../runner/random.ts';

/** A valid input with a few errors: bytes changed, omitted, doubled, taken from another input, or a word inserted. */
export function mutate(
  samples: readonly [Uint8Array, ...Uint8Array[]],
  words: readonly [string, ...string[]],
  random: Random,
): Uint8Array<ArrayBuffer> {
  let bytes = new Uint8Array(random.pick(samples));
  const changes = random.int(1, 6);
  for (let n = 0; n < changes; n += 1) bytes = changeOnce(bytes, samples, words, random);
  return bytes;
}

function changeOnce(
  bytes: Uint8Array<ArrayBuffer>,
  samples: readonly [Uint8Array, ...Uint8Array[]],
  words: readonly [string, ...string[]],
  random: Random,
): Uint8Array<ArrayBuffer> {
  const at = random.int(0, bytes.length);
  const end = Math.min(bytes.length, at + random.int(0, 24));
  switch (random.int(0, 5)) {
    case 0:
      return flipped(bytes, Math.min(at, bytes.length - 1), random);
    case 1:
      return joined(bytes.subarray(0, at), bytes.subarray(end));
    case 2:
      return joined(bytes.subarray(0, end), bytes.subarray(at));
    case 3:
      return joined(bytes.subarray(0, at), pieceOf(random.pick(samples), random), bytes.subarray(end));
    case 4:
      return bytes.slice(0, at);
    default:
      return joined(bytes.subarray(0, at), Buffer.from(random.pick(words), 'utf8'), bytes.subarray(end));
  }
}

function flipped(bytes: Uint8Array<ArrayBuffer>, at: number, random: Random): Uint8Array<ArrayBuffer> {
  if (bytes.length > 0)
    bytes[at] = random.next() < 0.5 ? random.int(0, 255) : (bytes[at] ?? 0) ^ (1 << random.int(0, 7));
  return bytes;
}

function pieceOf(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.int(0, bytes.length);
  return bytes.subarray(at, at + random.int(1, 64));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}
