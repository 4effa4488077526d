/** A lineup file that is malicious, or merely odd. */
export interface HostileLineup {
  readonly text: string;
  /** How the upload must end: refused with a text, or parsed. */
  readonly ends: 'error' | 'completed';
}

const event =
  '{"artistName":"Moth Parade","stage":"Mill","date":"2027-06-11","timeStart":"20:00","timeEnd":"21:00"}';
const short = '{"artist":"M","stage":"Mill","start":"20:00"}';
const inEvent = (members: string) => `{"events":[${event.slice(0, -1)},${members}}]}`;

/** Each is created on demand, because some are large. */
export const hostileLineups: Readonly<Record<string, () => HostileLineup>> = {
  '__proto__ in an event': () => completed(inEvent('"__proto__":{"polluted":true,"stage":"x"}')),
  '__proto__ around the events': () => completed(`{"__proto__":{"polluted":true},"events":[${event}]}`),
  'constructor and prototype': () => completed(inEvent('"constructor":{"prototype":{"polluted":true}}')),
  '__proto__ as the list': () => completed(`{"__proto__":[${event}]}`),
  'lists 10,000 deep': () => refused(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  'objects 10,000 deep': () => refused(`${'{"events":'.repeat(10_000)}[]${'}'.repeat(10_000)}`),
  '2.5 million open brackets': () => refused('['.repeat(2_500_000)),
  'the same key again and again': () =>
    completed(inEvent(Array.from({ length: 900 }, (_, n) => `"stage":"s${n}"`).join(','))),
  'two lists of events': () => refused(`{"events":[${event}],"events":[]}`),
  'lone surrogates': () => completed(inEvent('"artistName":"\\ud800 and \\udfff"')),
  'lone surrogates as keys': () => completed(inEvent('"\\ud800":"x"')),
  'huge numbers': () =>
    completed(inEvent('"timeStart":1e999,"timeEnd":-1e999,"date":123456789012345678901234567890')),
  'a number of a million digits': () => completed(inEvent(`"date":${'9'.repeat(1_000_000)}`)),
  'texts of a million letters': () => completed(inEvent(`"artistName":"${'ö'.repeat(1_000_000)}"`)),
  'zeros in texts': () => completed(inEvent('"artistName":"a\\u0000b"')),
  '100,000 events': () => refused(`[${Array.from({ length: 100_000 }, () => short).join(',')}]`),
  '500,000 events that are none': () => refused(`[${'{},'.repeat(500_000)}{}]`),
  '300,000 keys in one event': () =>
    refused(inEvent(Array.from({ length: 300_000 }, (_, n) => `"k${n}":1`).join(','))),
  'markup in every field': () =>
    completed(
      `[{"artistName":"<script>alert(1)</script>","stage":"<img src=x onerror=alert(1)>","date":"<b>","timeStart":"<i>","timeEnd":"</i>","imageURL":"javascript:alert(1)"}]`,
    ),
  'a text instead of a list': () => refused('"events"'),
  'nothing but white space': () => refused(' '.repeat(4_000_000)),
};

function completed(text: string): HostileLineup {
  return { text, ends: 'completed' };
}

function refused(text: string): HostileLineup {
  return { text, ends: 'error' };
}
