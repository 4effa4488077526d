import { describe, expect, it } from 'vitest';
import { corpusCases, type ExpectedSet } from './testing/corpus-case.ts';
import { walkFile, type Walked } from './testing/walk-file.ts';

const cases = corpusCases();
const lines = (sets: readonly ExpectedSet[]) => sets.map((set) => set.join(' | ')).toSorted();

/** Returns the sets of a file that would be saved without a warning. */
function greenSets({ error, asked, issues, sets }: Walked): readonly string[] | 'not green' {
  const isGreen = error === undefined && asked.length === 0 && Object.keys(issues).length === 0;
  return isGreen ? lines(sets) : 'not green';
}

describe('files as people have them', () => {
  it.each(cases)('$name is never wrong and green', async ({ expected, ...file }) => {
    const walked = await walkFile({ ...file, expected: { ...expected, asks: {} } });
    expect(['not green', lines(expected.sets)]).toContainEqual(greenSets(walked));
  });

  it.each(cases)('$name asks what it must and is right after the answers', async (file) => {
    const { asks = {}, issues = {}, sets, leftOut = [], stages, error } = file.expected;
    const walked = await walkFile(file);
    expect(walked.error).toBe(error);
    expect(walked.asked.toSorted()).toEqual(Object.keys(asks).toSorted());
    expect(walked.issues).toEqual(issues);
    expect(lines(walked.sets)).toEqual(lines(sets));
    expect(walked.leftOut).toEqual(expect.arrayContaining([...leftOut]));
    expect(walked.stages).toEqual(stages ?? walked.stages);
  });
});

it('has at least forty files', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});
