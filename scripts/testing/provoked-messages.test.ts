import { describe, expect, it } from 'vitest';
import { textsOf, unprovoked } from './provoked-messages.ts';

const catalogue = {
  sign: { failed: 'Sign-in failed', again: 'Sign-in failed. Try again.' },
  row: (n: number, names: readonly string[]) => `Row ${n}: ${names.join(', ')} missing`,
  wait: (seconds: number) => `Wait ${seconds} ${seconds > 1 ? 'seconds' : 'second'}`,
  bye: 'Good-bye',
};
const missing = (...sources: string[]) =>
  unprovoked(
    textsOf(catalogue),
    sources.map((text) => ({ path: 'a.test.ts', text })),
  );
const all = ['sign.failed', 'sign.again', 'row', 'wait', 'bye'];
const allBut = (path: string) => all.filter((other) => other !== path);

describe('the texts that no test expects', () => {
  it('are all of them where there is no test', () => {
    expect(missing()).toEqual(all);
  });

  it('do not include one that a literal holds', () => {
    expect(missing(`expect(text).toBe('Good-bye')`)).toEqual(allBut('bye'));
    expect(missing(`getByText(/Good-bye/u)`)).toEqual(allBut('bye'));
    expect(missing(`toBe('Bob says: Good-bye.')`)).toEqual(allBut('bye'));
  });

  it('include one that stands in a comment or within a word only', () => {
    expect(missing(`// 'Good-bye'`)).toEqual(all);
    expect(missing(`toBe('Good-byes')`)).toEqual(all);
  });

  it('include one that is only the beginning of a longer one', () => {
    expect(missing(`toBe('Sign-in failed. Try again.')`)).toEqual(allBut('sign.again'));
    expect(missing(`toBe('Sign-in failed')`)).toEqual(allBut('sign.failed'));
  });

  it('do not include one that a literal holds with arguments', () => {
    expect(missing(`toBe('Row 3: date, stage missing')`)).toEqual(allBut('row'));
    expect(missing('toBe(`Row ${n}: date missing`)')).toEqual(allBut('row'));
    expect(missing(`toBe('Wait 12 seconds')`)).toEqual(allBut('wait'));
  });

  it('count a reference only where something is expected of it', () => {
    expect(missing(`expect(text).toBe(messages.sign.failed);`)).toEqual(allBut('sign.failed'));
    expect(missing(`await page.getByText(messages.bye).click();`)).toEqual(allBut('bye'));
    expect(missing(`it.each([\n  ['a', messages.bye],\n])('x', f);`)).toEqual(allBut('bye'));
    expect(missing(`const bye = messages.bye;\nexpect(1).toBe(1);`)).toEqual(all);
  });
});
