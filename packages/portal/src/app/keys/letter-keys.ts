import { createStoredChoice, type StoredChoice } from '../stored-choice.ts';

/**
 * Whether keys without Ctrl, Alt or Cmd (letters, digits, punctuation) trigger actions outside of fields. People who
 * use speech input, or whose hands shake, can switch them off (WCAG 2.1.4). The choice is stored in this browser.
 */
export interface LetterKeys extends Pick<StoredChoice<boolean>, 'set' | 'subscribe'> {
  readonly areOn: () => boolean;
}

export function createLetterKeys(page: Window, storage: () => Storage | null): LetterKeys {
  const { get, set, subscribe } = createStoredChoice(page, storage, {
    key: 'letter-keys',
    parse: (stored) => stored !== 'off',
    text: (on) => (on ? 'on' : 'off'),
  });
  return { areOn: get, set, subscribe };
}
