import { expect, test } from 'vitest';
import { parseQuery } from './wire.ts';

const asked = (collection: string) => JSON.stringify({ collection });

test('a query in the same words is judged once', () => {
  expect(parseQuery(asked('festivals'))).toEqual({ collection: 'festivals' });
  expect(parseQuery(asked('festivals'))).toBe(parseQuery(asked('festivals')));
});

test('what is no query is refused every time', () => {
  for (let time = 0; time < 2; time += 1) {
    expect(() => parseQuery('{"collection":7}')).toThrow('Not a valid query');
  }
});

test('many different ones are all understood, and long ones too', () => {
  const names = Array.from({ length: 500 }, (_, index) => `festivals/${index}/lineupEvents`);
  const long = 'x'.repeat(1020);
  for (const name of [...names, ...names, long, long]) {
    expect(parseQuery(asked(name))).toEqual({ collection: name });
  }
});
