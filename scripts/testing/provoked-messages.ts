import { gap, literalsOf } from './source-literals.mjs';

/** A text of the catalogue, or a function that builds one from its arguments. */
type Leaf = string | ((...args: never[]) => string);
interface Catalogue {
  readonly [name: string]: Leaf | Catalogue;
}

/** A text of the catalogue with its path, and `gap` for each argument. */
export interface CatalogueText {
  readonly path: string;
  readonly text: string;
}

/** A test file. */
export interface TestSource {
  readonly path: string;
  readonly text: string;
}

/** Every text of the catalogue, in order. */
export function textsOf(catalogue: Catalogue, prefix = ''): CatalogueText[] {
  return Object.entries(catalogue).flatMap(([name, leaf]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof leaf === 'object') return textsOf(leaf, path);
    return [{ path, text: typeof leaf === 'string' ? leaf : sampleOf(leaf) }];
  });
}

/**
 * An argument that reads as `gap` in a text and as 2 in a comparison, regardless of the type that the function expects.
 */
const argument = {
  [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 2 : gap),
  join: () => gap,
};

function sampleOf(make: (...args: never[]) => string): string {
  const given: readonly unknown[] = Array.from({ length: Math.max(4, make.length) }, () => argument);
  return make(...(given as never[]));
}

/**
 * The paths of the texts that no test of `sources` expects. A test expects a text
 * - if a literal of its source contains the whole text: an argument may be any text, but a text within a longer one of
 *   the catalogue ('Authentication failed' in 'Authentication failed. Please try again.') does not count;
 * - or if `messages.path.to.it`, or `historyMessages.it`, is in a statement that expects, finds or tabulates something.
 */
export function unprovoked(texts: readonly CatalogueText[], sources: readonly TestSource[]): string[] {
  const literals = new Set(sources.flatMap(({ path, text }) => literalsOf(path, text)));
  const references = new Set(sources.flatMap(({ text }) => expectedPaths(text)));
  const byLength = [...texts].sort((a, b) => b.text.length - a.text.length);
  return texts
    .filter(({ path }) => !references.has(path))
    .filter(({ text }) => {
      const longer = byLength.filter((other) => other.text !== text && other.text.includes(text));
      const hides = longer.map((other) => patternOf(other.text));
      const shows = patternOf(text);
      return ![...literals].some((literal) => shows.test(without(literal, hides)));
    })
    .map(({ path }) => path);
}

function without(literal: string, hidden: readonly RegExp[]): string {
  return hidden.reduce((text, pattern) => text.replace(pattern, ''), literal);
}

/** Matches a text at word boundaries. */
function patternOf(text: string): RegExp {
  const body = text.split(gap).map(escaped).join('[^]+?');
  const start = /^\w/u.test(text) ? String.raw`(?<!\w)` : '';
  const end = /\w$/u.test(text) ? String.raw`(?!\w)` : '';
  return new RegExp(start + body + end, 'u');
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);
}

const expecting = /\b(?:expect|(?:get|find|query)(?:All)?By\w+|each|toThrow)\b/u;

function expectedPaths(source: string): string[] {
  return source
    .split(/;\n|\n\n/u)
    .filter((statement) => expecting.test(statement))
    .flatMap((statement) => [...statement.matchAll(/\b(?:messages|\w+Messages)(?:\.\w+)+/gu)])
    .map(([found]) => found.replace(/^messages\./u, ''));
}
