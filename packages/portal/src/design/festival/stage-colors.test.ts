import { expect, test } from 'vitest';
import { stageColors } from './stage-colors.ts';

test('each stage has a colour by its place, and a thirteenth begins again', () => {
  expect(stageColors(0)).toMatchObject({ '--stage': 'var(--stage-1)', '--stage-ink': 'var(--stage-1-ink)' });
  expect(stageColors(11)).toMatchObject({ '--stage': 'var(--stage-12)' });
  expect(stageColors(12)).toEqual(stageColors(0));
});

test('a stage that is not in the list has no hue', () => {
  expect(stageColors(-1)).toMatchObject({ '--stage': 'var(--line-strong)' });
});
