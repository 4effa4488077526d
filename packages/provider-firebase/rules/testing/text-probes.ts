import { textLimits } from '@lineup/domain';

/** One change of a document's fields, and what it is called. */
export type Probe = readonly [name: string, value: string];

const note = '\u{1F3B6}';

/** Texts around the limit of `maximum` characters. A note of music is one, in two UTF-16 code units. */
export function lengthProbes(maximum: number): readonly Probe[] {
  return [
    ['of full length', 'x'.repeat(maximum)],
    ['too long by one', 'x'.repeat(maximum + 1)],
    ['of full length in notes', note.repeat(maximum)],
    ['of too many notes', note.repeat(maximum + 1)],
  ];
}

const whiteSpace = [
  '\t\n\v\f\r ',
  '\u00A0',
  '\u1680',
  '\u2000\u2005\u200A',
  '\u2028\u2029',
  '\u202F\u205F\u3000',
  '\uFEFF',
];

/** Texts that are blank, and some that only look like it. */
export const blankProbes: readonly Probe[] = [
  ['empty', ''],
  ...whiteSpace.map((text): Probe => [`blank (${codesOf(text)})`, text]),
  ['a space without width', '\u200B'],
  ['a vowel separator', '\u180E'],
  ['in the midst of white space', whiteSpace.join('x')],
  ['of two lines', 'one\ntwo'],
  ['a control character', '\u0001'],
  ['with a NUL', 'Ti\0de'],
];

/** Addresses of pictures, good ones and bad ones. */
export const addressProbes: readonly Probe[] = [
  'https://a.example/p.png',
  'http://a.example',
  'http://127.0.0.1:9199/v0/b/x/o/p.png?alt=media',
  'http://localhost/p.png',
  'http://127.0.0.1.a.example/p.png',
  'HTTPS://A.example/P.png?x=1#y',
  'https://a.example:8443/ü.png',
  'https://a.example?x',
  'https://a.example#x',
  'https://user@a.example/p.png',
  'https://',
  'https:///p.png',
  'https:/a.example',
  'https://a.example/with space',
  'https://a.example/with\u00A0space',
  'https://a.example/with\u3000space',
  'https://a.example/with\vspace',
  'https://a.example/back\\slash',
  'https://a.example\n',
  ' https://a.example',
  'http\u017F://a.example',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  'ftp://a.example/p.png',
  '//a.example/p.png',
  '/\\a.example/p.png',
  '/files/abc',
  '/files//abc',
  '/',
  '/a\\b',
  '/a b',
  'files/abc',
  '',
].map((address): Probe => [`address ${JSON.stringify(address)}`, address]);

/** Names of time zones. */
export function zones(): readonly Probe[] {
  const names = [
    'UTC',
    'GMT',
    'Europe/Paris',
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+5',
    'EST',
    'GMT+1',
    '+01:00',
    'Mars/Olympus',
    'Europe/',
    '/Paris',
    'Europe Paris',
    'Europe/Paris\n',
    `Europe/${'x'.repeat(100)}`,
    '',
  ];
  return names.map((name) => [JSON.stringify(name), name]);
}

/** Clock times. */
export function clocks(): readonly Probe[] {
  const clocks = ['00:00', '23:59', '24:00', '6:00', '06:60', '06:00:00', '06:00\n', ' 06:00', '٠٦:٠٠', ''];
  return clocks.map((clock) => [JSON.stringify(clock), clock]);
}

/** Offsets that a festival was planned with. */
export function offsets(): readonly Probe[] {
  const changes = (count: number) => ['0', ...Array.from({ length: count }, () => '1:1')].join(';');
  const texts = [
    '-28800',
    '0',
    '7200;1793494800:3600',
    changes(8),
    changes(9),
    '',
    '+7200',
    '7200;',
    '2:00',
    '123456',
  ];
  return [...texts, '7200\n', '7200;1:٣'].map((text) => [JSON.stringify(text), text]);
}

/** Addresses around the limit of their length. */
export function longAddresses(): readonly Probe[] {
  const start = 'https://a.example/';
  return [
    ['of full length', start.padEnd(textLimits.url, 'x')],
    ['too long by one', start.padEnd(textLimits.url + 1, 'x')],
  ];
}

function codesOf(text: string): string {
  return Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join(' ');
}
