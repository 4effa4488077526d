import { parse } from 'bowser';

/** As long as the names of browsers and systems are. */
const longest = 60;

/** Browser and system of who sends this header, as in "Firefox on Windows"; empty where they are not known. */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = parse(userAgent.slice(0, 1000));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.join(' on ').slice(0, longest);
}
