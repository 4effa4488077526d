import type { ScriptTextKey } from '../texts/texts.ts';
import type { ScriptTexts } from '../texts/script-texts.ts';

export type WriteText = (key: ScriptTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Returns a function that writes texts in their language; `count` is the number that a text is about. */
export function textWriter(texts: ScriptTexts, language: string): WriteText {
  const { pluralOf, numberText } = numbersIn(language);
  return (key, values = {}) => {
    const found = texts[key] ?? '';
    const pattern =
      typeof found === 'string'
        ? found
        : (found[pluralOf(Number(values['count'] ?? 0))] ?? found.other ?? '');
    return pattern.replaceAll(/#|\{(\w+)\}/gu, (sign, name: string = 'count') => {
      const value = values[name] ?? sign;
      return typeof value === 'number' ? numberText(value) : value;
    });
  };
}

/**
 * The plural rules of the language. They are created at the first number: on a slow phone this takes longer than the
 * script itself.
 */
function numbersIn(language: string) {
  let rules: Intl.PluralRules | null = null;
  let numbers: Intl.NumberFormat | null = null;
  return {
    pluralOf: (count: number) => (rules ??= new Intl.PluralRules(language)).select(count),
    numberText: (value: number) => (numbers ??= new Intl.NumberFormat(language)).format(value),
  };
}
