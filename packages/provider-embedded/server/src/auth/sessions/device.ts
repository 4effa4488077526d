import { parse } from 'bowser';

/** The length of the longest browser and system names. */
const longest = 60;

/** Browser and system from a User-Agent header, as in "Firefox on Windows"; empty if unknown. */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = parse(userAgent.slice(0, 1000));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.join(' on ').slice(0, longest);
}
