/**
 * The headers that Firebase Hosting sends with `path`, by the rules of firebase.json: the last matching rule wins.
 *
 * @param {{ headers: readonly { source: string, headers: readonly { key: string, value: string }[] }[] }} hosting
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function hostedHeaders(hosting, path) {
  const rules = hosting.headers.filter(({ source }) => matchesSource(source, path));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers).map(({ key, value }) => [key, value]));
}

/**
 * Returns true if a `source` of firebase.json matches the path. Supports the patterns that ours use: `**`, `*`,
 * `@(a|b)` and a leading `!`.
 *
 * @param {string} source
 * @param {string} path
 */
export function matchesSource(source, path) {
  const isNegated = source.startsWith('!');
  const glob = isNegated ? source.slice(1) : source;
  const pattern = glob.replaceAll(/\*\*\/|\*\*|\*|@\(([^)]*)\)|[.+?^${}()|[\]\\]/gu, (part, options) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return options === undefined ? `\\${part}` : `(?:${options})`;
  });
  return new RegExp(`^${pattern}$`, 'u').test(path) !== isNegated;
}
