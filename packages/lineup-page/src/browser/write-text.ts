import type { ScriptTextKey } from '../texts/texts.ts';
import type { ScriptTexts } from '../texts/script-texts.ts';

export type WriteText = (key: ScriptTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Writes the texts in the language that they are in; `count` is the number that a text is about. */
export function textWriter(texts: ScriptTexts, language: string): WriteText {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const found = texts[key] ?? '';
    const count = Number(values['count'] ?? 0);
    const pattern = typeof found === 'string' ? found : (found[rules.select(count)] ?? found.other ?? '');
    return pattern.replaceAll(/#|\{(\w+)\}/gu, (sign, name: string = 'count') => {
      const value = values[name] ?? sign;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}
