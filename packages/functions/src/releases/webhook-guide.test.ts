import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hmacSha256 } from '../hashing.ts';

type IsGenuine = (header: string, body: string, secret: string, now: number) => boolean;

/** The code that the guide has for who is called. */
const guide = readFileSync(new URL('../../../../docs/feeds.md', import.meta.url), 'utf8');
const code = /^```js\n(.*?)^```/msu.exec(guide)?.[1] ?? '';

test('the code of the guide takes a call that was signed, and refuses all others', async () => {
  const source = `${code}\nexport { isGenuine };`;
  const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    isGenuine: IsGenuine;
  };
  const body = '{"release":{"number":3}}';
  const header = `t=1782900000,v1=${await hmacSha256('a secret', `1782900000.${body}`)}`;
  const now = 1_782_900_010_000;
  expect(isGenuine(header, body, 'a secret', now)).toBe(true);
  expect(isGenuine(header, `${body} `, 'a secret', now)).toBe(false);
  expect(isGenuine(header, body, 'another', now)).toBe(false);
  expect(isGenuine(header, body, 'a secret', now + 600_000)).toBe(false);
  expect(isGenuine('v1=00', body, 'a secret', now)).toBe(false);
});
