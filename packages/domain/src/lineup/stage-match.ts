import { foldText } from '../text/fold.ts';

/**
 * How a name was matched. `spelling`: it differs in case, accents, punctuation, spaces or "The"; `slip`: in one letter;
 * `short`: one of the two lacks the word "Stage".
 */
type StageLikeness = 'spelling' | 'slip' | 'short';

export interface StageMatch {
  readonly stage: string;
  readonly likeness: StageLikeness;
}

/** Shorter words become different words when a letter changes. */
const shortestSlip = 4;

/** Returns the stage that a name most likely means; null if none is similar or several match equally well. */
export function matchStage(name: string, stages: readonly string[]): StageMatch | null {
  const key = stageKey(name);
  if (key === '') return null;
  const ways: readonly (readonly [StageLikeness, (other: string) => boolean])[] = [
    ['spelling', (other) => joined(stageKey(other)) === joined(key)],
    ['slip', (other) => isOneSlip(stageKey(other), key)],
    ['short', (other) => withoutStage(stageKey(other)) === withoutStage(key)],
  ];
  for (const [likeness, isLike] of ways) {
    const [stage, second] = stages.filter((other) => other !== name && isLike(other));
    if (stage !== undefined) return second === undefined ? { stage, likeness } : null;
  }
  return null;
}

/** Normalizes a name: without case, accents, punctuation and "the". */
function stageKey(name: string): string {
  const words = foldText(name)
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && word !== 'the').join(' ');
}

function joined(key: string): string {
  return key.replaceAll(' ', '');
}

function withoutStage(key: string): string {
  return key.replaceAll(/\bstage\b/gu, '').trim() || key;
}

/**
 * Returns true if exactly one word of the names differs by one letter: replaced, added, or swapped with its neighbour.
 * Words with digits never match, because digits number stages.
 */
function isOneSlip(a: string, b: string): boolean {
  const [words, others] = [a.split(' '), b.split(' ')];
  if (words.length !== others.length) return false;
  const differing = words.flatMap((word, place) =>
    word === others[place] ? [] : [[word, others[place] ?? '']],
  );
  const [pair] = differing;
  if (pair === undefined || differing.length > 1) return false;
  return pair.every((word) => word.length >= shortestSlip && !/\p{N}/u.test(word)) && isOneLetterOff(pair);
}

function isOneLetterOff([a = '', b = '']: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.slice(same);
  if (short.length < long.length) return rest === long.slice(same + 1);
  const isSwapped = rest[0] === long[same + 1] && rest[1] === long[same] && rest.length > 1;
  return rest.slice(1) === long.slice(same + 1) || (isSwapped && rest.slice(2) === long.slice(same + 2));
}
