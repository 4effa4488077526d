import { gap, literalsOf } from './source-literals.mjs';

/** A text of the catalogue, or what makes one of its arguments. */
type Leaf = string | ((...args: never[]) => string);
interface Catalogue {
  readonly [name: string]: Leaf | Catalogue;
}

/** A text of the catalogue by its path, with `gap` for each argument. */
export interface CatalogueText {
  readonly path: string;
  readonly text: string;
}

/** What a test file holds. */
export interface TestSource {
  readonly path: string;
  readonly text: string;
}

/** Every text of the catalogue, in its order. */
export function textsOf(catalogue: Catalogue, prefix = ''): CatalogueText[] {
  return Object.entries(catalogue).flatMap(([name, leaf]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof leaf === 'object') return textsOf(leaf, path);
    return [{ path, text: typeof leaf === 'string' ? leaf : sampleOf(leaf) }];
  });
}

/** An argument that reads as `gap` in a text and as 2 in a comparison, whatever the function takes it for. */
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
 * - where a literal of its source holds it whole: an argument may be any text, and a text within a longer one of the
 *   catalogue ('Authentication failed' in 'Authentication failed. Please try again.') is not meant;
 * - or where `messages.path.to.it`, or `historyMessages.it`, stands in a statement that expects, finds or tabulates something.
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

/** Finds a text wherever it begins and ends as a word does. */
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
