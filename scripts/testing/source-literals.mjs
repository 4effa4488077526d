// Finds the texts in a TypeScript source without a compiler.

/** What stands for `${…}` in a template: no catalogue text and no title has it. */
export const gap = '\u0000';

const escapes = { n: '\n', t: '\t', r: '\r', 0: '\0', b: '\b', f: '\f', v: '\v' };
/** After these a `/` begins a regular expression; after anything else it divides. */
const beforeRegex = /(?:^|[(,=:[!&|?{};+>\n]|\breturn)\s*$/u;

/**
 * The texts in `source` in their order: of string literals, of templates (with `gap` for each `${…}`) and of regular
 * expressions (without their backslashes), each with the offset of its first character. Comments have none. The end of a
 * line ends a string, so that a stray apostrophe (in the text of a JSX element) spoils no more than its line.
 *
 * @param {string} source
 * @returns {{ text: string, offset: number }[]}
 */
export function literalsOf(source) {
  const found = [];
  let at = 0;
  while (at < source.length) at = next(source, at, found);
  return found;
}

function next(source, at, found) {
  const character = source[at];
  if (character === '/' && source[at + 1] === '/') return endOf(source, '\n', at);
  if (character === '/' && source[at + 1] === '*') return endOf(source, '*/', at + 2);
  if (character === "'" || character === '"') return readString(source, at, found);
  if (character === '`') return readTemplate(source, at, found);
  if (character === '/' && beforeRegex.test(source.slice(Math.max(0, at - 20), at)))
    return readRegex(source, at, found);
  return at + 1;
}

function endOf(source, mark, from) {
  const end = source.indexOf(mark, from);
  return end === -1 ? source.length : end + mark.length;
}

function readString(source, start, found) {
  const quote = source[start];
  let text = '';
  let at = start + 1;
  while (at < source.length && source[at] !== quote && source[at] !== '\n') {
    const { value, end } = readCharacter(source, at);
    text += value;
    at = end;
  }
  found.push({ text, offset: start + 1 });
  return at + 1;
}

function readTemplate(source, start, found) {
  let text = '';
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      text += gap;
      at = skipExpression(source, at + 2, found);
    } else {
      const { value, end } = readCharacter(source, at);
      text += value;
      at = end;
    }
  }
  found.push({ text, offset: start + 1 });
  return at + 1;
}

/** Goes to the end of an expression in a template; the texts in it are found as well. */
function skipExpression(source, start, found) {
  let depth = 1;
  let at = start;
  while (at < source.length && depth > 0) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    at = '{}'.includes(source[at]) ? at + 1 : next(source, at, found);
  }
  return at;
}

function readRegex(source, start, found) {
  let text = '';
  let isClass = false;
  let at = start + 1;
  while (at < source.length && source[at] !== '\n' && (isClass || source[at] !== '/')) {
    if (source[at] === '[') isClass = true;
    if (source[at] === ']') isClass = false;
    if (source[at] === '\\') at += 1;
    text += source[at] ?? '';
    at += 1;
  }
  found.push({ text, offset: start + 1 });
  return at + 1;
}

function readCharacter(source, at) {
  if (source[at] !== '\\') return { value: source[at], end: at + 1 };
  const rest = source.slice(at + 1, at + 12);
  const code = /^(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/iu.exec(rest);
  if (code !== null) {
    const value = String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3], 16));
    return { value, end: at + 1 + code[0].length };
  }
  if (rest[0] === '\n') return { value: '', end: at + 2 };
  return { value: escapes[rest[0]] ?? rest[0] ?? '', end: at + 2 };
}
