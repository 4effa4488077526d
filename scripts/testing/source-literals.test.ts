import { describe, expect, it } from 'vitest';
import { gap, literalsOf } from './source-literals.mjs';

describe('the texts of a source', () => {
  it.each([
    ['strings of both kinds', `a('one', "two")`, ['one', 'two']],
    [
      'escapes',
      String.raw`a('it\'s', "a\nb", 'caf\u00e9', '\u{1F3B8}', '\x41')`,
      ["it's", 'a\nb', 'café', '🎸', 'A'],
    ],
    ['a template and its gaps', 'a(`Row ${n + 1}: ${text}`)', [`Row ${gap}: ${gap}`]],
    ['texts inside a gap', "a(`x ${f({ b: 'y' })} z`)", [`x ${gap} z`, 'y']],
    ['regular expressions', String.raw`a(/Skip for now \(later\)/u, 'x')`, ['Skip for now (later)', 'x']],
    ['a slash and a quote in a class', String.raw`a(/[/']/u, 'x')`, [`[/']`, 'x']],
    ['no division', `const share = done / all; a('x / y')`, ['x / y']],
    ['no comments', `// it's\n/* "not" */ a('yes')`, ['yes']],
    [
      'an attribute, and no apostrophe between elements',
      `<p title="a">It's here</p>;\na('yes')`,
      ['a', 'yes'],
    ],
  ])('are found: %s', (_, source, texts) => {
    expect(literalsOf('a.tsx', source)).toEqual(texts);
  });

  it('are none where the source breaks off', () => {
    expect(() => literalsOf('a.ts', "a('one'")).toThrow('a.ts cannot be parsed');
  });
});
