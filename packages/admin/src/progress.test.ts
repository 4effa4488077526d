import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createProgress, type Step } from './progress.ts';

const step = { name: 'Writing the archive', unit: 'documents', total: 1_000_000 };

/** The output while items pass, each after this many milliseconds. */
async function shown(items: number, msEach: number, isTTY: boolean, shownStep: Step = step): Promise<string> {
  const errors = Object.assign(new PassThrough(), { isTTY });
  let time = 0;
  const progress = createProgress(errors, () => time);
  const passing = async function* () {
    for (let item = 0; item < items; item += 1) {
      time += msEach;
      yield item;
    }
  };
  const passed: number[] = [];
  for await (const item of progress.over(shownStep, passing())) passed.push(item);
  expect(passed).toEqual(Array.from({ length: items }, (_, item) => item));
  progress.clear();
  return String(errors.read() ?? '');
}

it('is one line on a terminal, which is gone in the end', async () => {
  expect(await shown(3, 150, true)).toBe(
    [
      '',
      'Writing the archive: 0 of 1,000,000 documents',
      'Writing the archive: 2 of 1,000,000 documents',
      '',
    ].join('\r\u{1b}[K'),
  );
});

it('is a line every five seconds elsewhere', async () => {
  expect(await shown(1100, 10, false)).toBe(
    'Writing the archive: 500 of 1,000,000 documents\nWriting the archive: 1,000 of 1,000,000 documents\n',
  );
});

it('is nothing elsewhere for what is done sooner', async () => {
  expect(await shown(499, 10, false)).toBe('');
});

it('names no total that is unknown', async () => {
  expect(await shown(2, 2500, false, { ...step, total: null })).toBe('Writing the archive: 2 documents\n');
});
