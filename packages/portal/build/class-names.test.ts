import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const sheets = ['/b.module.css', '/a.module.css'];

test('the same class of a sheet keeps its name, and no two share one', () => {
  const nameOf = createClassNames(sheets);
  const all = ['card', 'head'].flatMap((name) =>
    [...sheets, '/new.module.css'].map((file) => nameOf(name, file)),
  );
  expect(new Set(all).size).toBe(6);
  expect(nameOf('card', '/a.module.css?used')).toBe(nameOf('card', '/a.module.css'));
});

test('names do not depend on which sheet is met first', () => {
  const [one, other] = [createClassNames(sheets), createClassNames(sheets.toReversed())];
  other('head', '/b.module.css');
  expect(other('card', '/a.module.css')).toBe(one('card', '/a.module.css'));
});

test('a name is a capital, so that it is no class of the other sheets, and has few signs', () => {
  const nameOf = createClassNames(Array.from({ length: 300 }, (_, place) => `/${place}.module.css`));
  expect(nameOf('card', '/299.module.css')).toMatch(/^[A-Z][a-z\d]{2}$/u);
});
