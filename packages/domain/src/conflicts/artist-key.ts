import { foldText } from '../text/fold.ts';

/** An artist's name as it is compared: the name itself, and the parts of one that joins several. */
export interface ArtistKeys {
  /** Empty for a name without any letter or sign. */
  readonly whole: string;
  /** None for a name that joins no others. */
  readonly parts: readonly string[];
}

const words = 'b2b|x|w|ft|feat|featuring|and|und|vs|with';

/** What stands between names that play together. */
const joint = new RegExp(String.raw`(\s(?:(?:ft|feat|vs)\.\s*|(?:${words})\.?\s)|\sw/\s*|[&+×/,])`, 'u');

/** A bracket that begins so names who joins. */
const beginsWithJoint = new RegExp(String.raw`^\s*(?:(?:ft|feat|vs)\.|(?:${words})\.?\s|w/|[&+×])\s*\S`, 'u');

/** A bracket that has no other in it; one that is never closed goes on to the end. */
const bracket = /[([]([^()[\]]*)(?:[)\]]|$)/gu;

/** What is said of a performance and not of who performs, once there is no punctuation any more. */
const kindOfSet = /(?:^| )(?:live dj|live|dj|vinyl) set(?= |$)/gu;
const live = /(?<=.)(?: live)+$/u;

/** The kinds of joints behind which "live" is no act: "Kelp, live". */
const lists: readonly string[] = [',', '/'];

const apostrophes = /['’‘‛ʼʻ`´′＇]/gu;
const dotOfInitials = /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** Most names need nothing of all this. */
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/u;
const telling = new RegExp(` (?:${words}|set|live)\\b`, 'u');
const noParts: readonly string[] = [];

/**
 * How a name is compared: without case, accents, punctuation and additions such as "(live)". A name that joins several
 * (b2b, &, x, w/, ft, and, vs, +, slash, comma, also in brackets) has those as its parts. Nothing of it is stored or published, so that
 * it may change; see `storedArtistKeys`.
 */
export function artistKeys(name: string): ArtistKeys {
  const lower = name.toLowerCase();
  if (simple.test(lower) && !telling.test(lower)) return { whole: lower, parts: noParts };
  const folded = foldText(lower.replaceAll(apostrophes, '')).replaceAll(dotOfInitials, '');
  // Names and what joins them, by turns.
  const pieces = withoutBrackets(folded).split(joint).map(withoutAddition);
  const whole = pieces.map(lettersOf).filter(Boolean).join(' ') || lettersOf(folded) || signsOf(lower);
  const parts = pieces
    .filter((_, place) => place % 2 === 0)
    .map((piece) => lettersOf(piece) || signsOf(piece))
    .filter((part) => part !== '' && part !== whole);
  return { whole, parts: parts.length > 1 ? [...new Set(parts)] : noParts };
}

/** The innermost brackets first; deeper ones than in any name stay. */
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

/** All names by which a set is an artist's. */
export function allNames({ whole, parts }: ArtistKeys): readonly string[] {
  return [whole, ...parts];
}
