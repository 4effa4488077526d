import { foldText } from '../text/fold.ts';

/** Comparison keys of an artist's name: the whole name, and the parts of a joined name. */
export interface ArtistKeys {
  /** Empty for a blank name. */
  readonly whole: string;
  /** Empty for a name that joins no others. */
  readonly parts: readonly string[];
}

const words = 'b2b|x|w|ft|feat|featuring|and|und|vs|with';

/** What joins the names of artists who play together. */
const joint = new RegExp(String.raw`(\s(?:(?:ft|feat|vs)\.\s*|(?:${words})\.?\s)|\sw/\s*|[&+×/,])`, 'u');

/** A bracket that begins like this names joining artists. */
const beginsWithJoint = new RegExp(String.raw`^\s*(?:(?:ft|feat|vs)\.|(?:${words})\.?\s|w/|[&+×])\s*\S`, 'u');

/** A bracket without nested brackets; an unclosed one extends to the end. */
const bracket = /[([]([^()[\]]*)(?:[)\]]|$)/gu;

/** Describes the performance, not the performer. Applied once punctuation is removed. */
const kindOfSet = /(?:^| )(?:live dj|live|dj|vinyl) set(?= |$)/gu;
const live = /(?<=.)(?: live)+$/u;

/** Joints after which "live" is not an act: "Kelp, live". */
const lists: readonly string[] = [',', '/'];

const apostrophes = /['’‘‛ʼʻ`´′＇]/gu;
const dotOfInitials = /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** Most names match this and need no further processing. */
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/u;
const telling = new RegExp(` (?:${words}|set|live)\\b`, 'u');
const noParts: readonly string[] = [];

/**
 * Normalises a name for comparison: without case, accents, punctuation and additions such as "(live)". A joined name
 * (b2b, &, x, w/, ft, and, vs, +, slash, comma, also in brackets) also has its parts. These keys are not published and
 * may change; for stable keys see `storedArtistKeys`.
 */
export function artistKeys(name: string): ArtistKeys {
  const lower = name.toLowerCase();
  if (simple.test(lower) && !telling.test(lower)) return { whole: lower, parts: noParts };
  const folded = foldText(lower.replaceAll(apostrophes, '')).replaceAll(dotOfInitials, '');
  // Names and joints, alternating.
  const pieces = withoutBrackets(folded).split(joint).map(withoutAddition);
  const whole = pieces.map(lettersOf).filter(Boolean).join(' ') || lettersOf(folded) || signsOf(lower);
  const parts = pieces
    .filter((_, place) => place % 2 === 0)
    .map((piece) => lettersOf(piece) || signsOf(piece))
    .filter((part) => part !== '' && part !== whole);
  return { whole, parts: parts.length > 1 ? [...new Set(parts)] : noParts };
}

/** Removes brackets from the inside out, up to `depth` levels. */
function withoutBrackets(text: string, depth = 3): string {
  const without = text.replaceAll(bracket, (_, inner: string) =>
    beginsWithJoint.test(inner) ? ` ${inner} ` : ' ',
  );
  return without === text || depth === 1 ? without : withoutBrackets(without, depth - 1);
}

function withoutAddition(piece: string, place: number, pieces: readonly string[]): string {
  const letters = lettersOf(piece);
  // "!!!" is a name.
  if (place % 2 === 1 || letters === '') return piece;
  if (letters === 'live' && lists.includes(pieces[place - 1] ?? '')) return '';
  return letters.replaceAll(kindOfSet, '').replace(live, '');
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function signsOf(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

/** All keys that link a set to an artist. */
export function allNames({ whole, parts }: ArtistKeys): readonly string[] {
  return [whole, ...parts];
}
