// Prints randomly drawn names and comments of the code, to be read aloud: `node scripts/sample-names.mjs [--seed 1]
// [--count 50]`. The same seed draws the same sample from the same code.
import { parseArgs } from 'node:util';
import { commentsOf, namesOf, readSources } from './measuring/sources.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '50' } },
});
const random = randomFrom(Number(values.seed));
const sources = readSources('*.ts', '*.tsx', '*.mjs');

print('Names', sources.flatMap(namesOf));
print('Comments', sources.flatMap(commentsOf));

function print(title, all) {
  console.log(`${title}, ${values.count} of ${all.length}:`);
  for (const { path, line, text } of sample(all, Number(values.count)))
    console.log(`${path}:${line}  ${text}`);
}

/** Draws `count` of `all` without repetition, in the order of the code. */
function sample(all, count) {
  const places = all.map((_, place) => place);
  for (let at = 0; at < Math.min(count, places.length); at += 1) {
    const other = at + Math.floor(random() * (places.length - at));
    [places[at], places[other]] = [places[other], places[at]];
  }
  return places
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((place) => all[place]);
}

/** Mulberry32: numbers from 0 (inclusive) to 1 (exclusive) that depend only on the seed. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
