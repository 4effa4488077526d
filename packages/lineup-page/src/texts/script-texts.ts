import type { PublicLanguage } from '@lineup/domain/release';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { catalogues } from './catalogues.ts';
import { en } from './en.ts';
import { sharedTexts, type ScriptTextKey, type TextKey } from './texts.ts';

/**
 * A text with the names of its values in braces; a text with a number is keyed by plural category, with "#" for the
 * number.
 */
type ScriptText = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** By key. */
export type ScriptTexts = Readonly<Record<string, ScriptText>>;

const own = Object.keys(en).filter((key): key is Extract<TextKey, `script${string}`> =>
  key.startsWith('script'),
);
const keys: readonly ScriptTextKey[] = [...own, ...sharedTexts];

/** Every page needs them, so that the messages are parsed once per language. */
const made = new Map<PublicLanguage, ScriptTexts>();

/**
 * The texts of the page's script, parsed here because an ICU parser is larger than the whole script. Throws for a
 * message that the simple form cannot express; a test checks every message.
 */
export function scriptTexts(code: PublicLanguage): ScriptTexts {
  const present = made.get(code);
  if (present !== undefined) return present;
  const texts = Object.fromEntries(
    keys.map((key) => [key, takenApart(parse(catalogues[code][key] ?? en[key]))]),
  );
  made.set(code, texts);
  return texts;
}

function takenApart(elements: readonly MessageFormatElement[]): ScriptText {
  const [first] = elements;
  if (first?.type !== TYPE.plural) return patternOf(elements);
  if (elements.length > 1) throw new Error('A text of the script is one number or none.');
  return Object.fromEntries(
    Object.entries(first.options).map(([category, { value }]) => [category, patternOf(value)]),
  );
}

function patternOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.argument) return `{${element.value}}`;
      if (element.type === TYPE.pound) return '#';
      throw new Error('A text of the script has nothing but names and one number.');
    })
    .join('');
}
