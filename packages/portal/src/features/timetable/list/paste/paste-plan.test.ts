import type { Festival } from '@lineup/domain';
import { expect, it } from 'vitest';
import { festival as stored } from '../../../../testing/stored-lineup.ts';
import { makeEvent } from '../../event/testing/schedule-provider.ts';
import { rowMaker } from '../rows/list-row.ts';
import { pastePlan } from './paste-plan.ts';

const festival = { ...stored, id: 'f1' } as Festival;
const rows = [makeEvent('e1'), makeEvent('e2', { artistName: 'Kelp' })].map(rowMaker(festival));

it('clears nothing by an empty cell, and changes nothing by what stands there already', () => {
  const block = [
    ['', 'Harbour', '', '8 PM'],
    ['Kelp', ''],
  ];
  expect(pastePlan(block, rows, 'artistName', festival)).toEqual({ edits: [], unread: [], beyond: 0 });
});

it('takes what can be read of a row, and tells the rest with its place', () => {
  const { edits, unread } = pastePlan([['Chapel', 'soon', '21:00']], rows, 'stage', festival);
  expect(edits).toMatchObject([{ type: 'update', id: 'e1', fields: { stage: 'Chapel' }, ifVersion: '1' }]);
  expect(unread).toMatchObject([{ id: 'e1', artist: 'Owl Parade', column: 'date', text: 'soon' }]);
});

it('leaves out what is wider than the list, and counts what is longer', () => {
  const block = [['45', 'wide'], ['50'], ['55'], ['60']];
  const { edits, unread, beyond } = pastePlan(block, rows, 'length', festival);
  expect(edits.map(({ id }) => id)).toEqual(['e1', 'e2']);
  expect(unread).toEqual([]);
  expect(beyond).toBe(2);
});

it('gives one cell to all', () => {
  const { edits } = pastePlan([['Chapel']], rows, 'stage', festival);
  expect(edits).toHaveLength(2);
});
