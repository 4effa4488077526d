import { describe, expect, it } from 'vitest';
import { gap, literalsOf } from './source-literals.mjs';

const textsOf = (source: string) => literalsOf(source).map(({ text }) => text);

describe('the texts of a source', () => {
  it.each([
    ['strings of both kinds', `a('one', "two")`, ['one', 'two']],
    [
      'escapes',
      String.raw`a('it\'s', "a\nb", 'caf\u00e9', '\u{1F3B8}', '\x41')`,
      ["it's", 'a\nb', 'café', '🎸', 'A'],
    ],
    ['a template and its gaps', 'a(`Row ${n + 1}: ${text}`)', [`Row ${gap}: ${gap}`]],
    ['texts inside a gap', "a(`x ${f({ b: 'y' })} z`)", ['y', `x ${gap} z`]],
    ['regular expressions', String.raw`a(/Skip for now \(later\)/u, 'x')`, ['Skip for now (later)', 'x']],
    ['a slash and a quote in a class', String.raw`a(/[/']/u, 'x')`, [`[/']`, 'x']],
    ['no division', `const share = done / all; a('x / y')`, ['x / y']],
    ['no comments', `// it's\n/* "not" */ a('yes')`, ['yes']],
    ['a stray apostrophe', `<p>It's here</p>\na('yes')`, ['s here</p>', 'yes']],
  ])('are found: %s', (_, source, texts) => {
    expect(textsOf(source)).toEqual(texts);
  });

  it('come with their offsets', () => {
    const source = `a('one', 'two')`;
    const cut = literalsOf(source).map(({ text, offset }) => source.slice(offset, offset + text.length));
    expect(cut).toEqual(['one', 'two']);
  });

  it.each(["'", '`', '`${', '/', '/[', String.raw`'\u`, '/*'])(
    'end with a source that breaks off at %s',
    (source) => {
      expect(() => literalsOf(`a(${source}`)).not.toThrow();
    },
  );
});
