import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';
import { textPosition } from './text-position.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const fragment = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"a"',
  '\\',
  '\\u00',
  '1',
  '-',
  '0',
  '.5',
  'e9',
  'true',
  'nul',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  'é',
  "'",
);

describe('findJsonFault', () => {
  it('agrees with the platform on what is JSON', () => {
    const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string(), fc.json()), (candidate) => {
        expect(findJsonFault(candidate) === null).toBe(isJson(candidate));
      }),
      { numRuns: 3000 },
    );
  });

  it('agrees with the platform on JSON with one character changed', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.oneof(fragment, fc.constant('')), (json, place, replacement) => {
        const at = place % (json.length + 1);
        const changed = json.slice(0, at) + replacement + json.slice(at + 1);
        expect(findJsonFault(changed) === null).toBe(isJson(changed));
      }),
      { numRuns: 2000 },
    );
  });

  it('is not troubled by deep nesting', () => {
    expect(findJsonFault('['.repeat(200_000))?.offset).toBe(200_000);
  });

  it.each([
    ['', 'the file ends too early', 0],
    ['[1,]', 'an extra comma before "]"', 3],
    ['{"a":1,}', 'an extra comma before "}"', 7],
    ['[,1]', 'a value is missing', 1],
    ['{"a":}', 'a value is missing', 5],
    ['{"a" 1}', 'a colon is missing', 5],
    ['{"a":1 "b":2}', 'a comma is missing', 7],
    ['[1}', 'expected "]", found "}"', 2],
    ['{a:1}', 'a name without double quotes', 1],
    ['{,}', 'a name in double quotes is missing', 1],
    ["['a']", 'quotes other than straight double quotes', 1],
    ['[“a”]', 'quotes other than straight double quotes', 1],
    ['[1] // all', 'a comment, which JSON does not allow', 4],
    ['# all\n[1]', 'a comment, which JSON does not allow', 0],
    ['[undefined]', 'unknown word "undefined"', 1],
    ['[True]', 'unknown word "True"', 1],
    ['[01]', 'a malformed number', 1],
    ['[+1]', 'a malformed number', 1],
    ['["a]', 'a text without its closing quote', 1],
    ['["a\tb"]', 'a control character inside a text', 3],
    ['["a\nb"]', 'a line break inside a text', 3],
    ['["\\x41"]', 'an unknown escape inside a text', 2],
    ['[\u00a01]', 'an invisible character (U+00A0)', 1],
    ['[1] [2]', 'unexpected content after the end of the data', 4],
    ['[%]', 'unexpected "%"', 1],
  ])('explains %j', (text, reason, offset) => {
    expect(findJsonFault(text)).toEqual({ reason, offset });
  });
});

describe('textPosition', () => {
  it.each([
    ['abc', 0, 1, 1],
    ['a\nbc', 3, 2, 2],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['a\r\nb', 2, 1, 3],
    ['😀x', 2, 1, 3],
  ])('finds line and column in %j at %i', (text, offset, line, column) => {
    expect(textPosition(text, offset)).toEqual({ line, column });
  });
});
