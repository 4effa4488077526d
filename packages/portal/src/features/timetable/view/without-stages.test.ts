import { expect, it } from 'vitest';
import { dayOf } from '../testing/layouts.ts';
import { withoutStages } from './without-stages.ts';

const stagesOf = (hidden: readonly string[]) =>
  withoutStages(dayOf('2026-07-03', [], []), hidden).columns.map(({ stage }) => stage);

it('leaves hidden stages out, but never all of them', () => {
  expect(stagesOf([])).toEqual(['Stage 0', 'Stage 1']);
  expect(stagesOf(['Stage 0', 'Gone'])).toEqual(['Stage 1']);
  expect(stagesOf(['Stage 0', 'Stage 1'])).toEqual(['Stage 0', 'Stage 1']);
});
