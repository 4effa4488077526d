import { artistKeys } from '../../conflicts/artist-key.ts';
import { comparedName, likenessOf, type ComparedName } from '../../merge/matching/name-likeness.ts';
import { inSlices } from '../in-slices.ts';
import { createSlips, lettersOf, type NamedArtist } from '../suggest-artists.ts';
import { namesInFile } from './names-in-file.ts';

/** An artist that a picture may show; `likeness` is from 0 to 1, where 1 is the same name. */
export interface PictureCandidate {
  readonly artistId: string;
  readonly likeness: number;
}

/** The path of a picture file, with the artists it may show, best match first. */
export interface MatchedPicture {
  readonly path: string;
  readonly candidates: readonly PictureCandidate[];
  /**
   * The artist that the picture certainly shows: the only one of that name, if no earlier file matched it. Otherwise
   * null.
   */
  readonly artistId: string | null;
}

/** Anything below this is noise. */
const leastLikeness = 0.6;
const mostCandidates = 4;

/** Small, as each picture is compared with every artist that shares a word with it. */
const picturesPerTurn = 10;

/** Shorter words occur in many names. */
const leastWord = 3;

/**
 * Matches pictures to artists by file and folder names, ignoring accents, case, numbers and words about the picture
 * itself. The cost per picture depends on the artists that share a word with it, not on all artists. Waits for
 * `nextTurn` between slices of work.
 */
export async function matchPictures(
  paths: readonly string[],
  artists: readonly NamedArtist[],
  nextTurn: () => Promise<void>,
): Promise<readonly MatchedPicture[]> {
  const candidatesOf = await createMatcher(artists, nextTurn);
  const taken = new Set<string>();
  const matched: MatchedPicture[] = [];
  const match = (path: string) => {
    const candidates = candidatesOf(path);
    const [first, second] = candidates;
    const isCertain = first?.likeness === 1 && second?.likeness !== 1 && !taken.has(first.artistId);
    if (isCertain) taken.add(first.artistId);
    matched.push({ path, candidates, artistId: isCertain ? first.artistId : null });
  };
  await inSlices(paths, nextTurn, match, picturesPerTurn);
  return matched;
}

interface KnownName {
  readonly artistId: string;
  readonly compared: ComparedName;
}

async function createMatcher(
  artists: readonly NamedArtist[],
  nextTurn: () => Promise<void>,
): Promise<(path: string) => readonly PictureCandidate[]> {
  const byLetters = new Map<string, KnownName[]>();
  const byWord = new Map<string, KnownName[]>();
  const slips = createSlips();
  await inSlices(artists, nextTurn, ({ id, name, spellings, mergedInto }) => {
    if (mergedInto) return;
    for (const text of [name, ...(spellings ?? [])]) {
      const compared = comparedName(artistKeys(text));
      const known = { artistId: id, compared };
      const letters = lettersOf(text);
      if (!byLetters.has(letters)) slips.add(letters);
      addTo(byLetters, letters, known);
      for (const word of new Set(compared.words)) if (word.length >= leastWord) addTo(byWord, word, known);
    }
  });
  return (path) => {
    const best = new Map<string, number>();
    const note = (artistId: string, likeness: number) => {
      if (likeness >= leastLikeness) best.set(artistId, Math.max(likeness, best.get(artistId) ?? 0));
    };
    for (const name of namesInFile(path)) {
      const compared = comparedName(artistKeys(name));
      const letters = lettersOf(name);
      for (const { artistId } of byLetters.get(letters) ?? []) note(artistId, 1);
      const near = slips.of(letters).flatMap((other) => byLetters.get(other) ?? []);
      const shared = compared.words.flatMap((word) => byWord.get(word) ?? []);
      for (const known of new Set([...near, ...shared])) {
        // Only identical letters are certain.
        note(known.artistId, Math.min(0.95, likenessOf(compared, known.compared)));
      }
    }
    return Array.from(best, ([artistId, likeness]) => ({ artistId, likeness }))
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, mostCandidates);
  };
}

function addTo(index: Map<string, KnownName[]>, key: string, known: KnownName): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [known]);
  else list.push(known);
}
