import { stageLinkMessages, timestampFromMillis } from '@lineup/domain';
import { expect, test } from 'vitest';
import { blankStageLink, checkStageLink } from './stage-link-form.ts';

const now = Date.UTC(2026, 6, 3, 12);
const good = { ...blankStageLink('Lantern'), name: ' Monitor at FOH ' };
const { errors: texts } = stageLinkMessages;

test('a link to the screen of a stage', () => {
  expect(checkStageLink({ ...good, canReport: true }, now)).toEqual({
    ok: true,
    link: {
      name: 'Monitor at FOH',
      stage: 'Lantern',
      sets: [],
      artists: [],
      showNames: false,
      canReport: true,
      amberMinutes: 10,
      redMinutes: 5,
      expiresAt: timestampFromMillis(now + 4 * 24 * 3_600_000),
    },
  });
});

test('one that follows artists and sets cannot report', () => {
  const followed = [
    { kind: 'artist', name: 'Owl Parade', label: 'Owl Parade' },
    { kind: 'set', id: 'e7', label: 'Kelp: Fri, Jul 3, 9:00 PM, Lantern' },
  ] as const;
  expect(checkStageLink({ ...good, stage: null, followed, canReport: true }, now)).toMatchObject({
    ok: true,
    link: { stage: null, artists: ['Owl Parade'], sets: ['e7'], canReport: false },
  });
});

test('one of a stage follows nothing, even where that was chosen before', () => {
  const followed = [{ kind: 'artist', name: 'Kelp', label: 'Kelp' }] as const;
  expect(checkStageLink({ ...good, followed }, now)).toMatchObject({
    link: { stage: 'Lantern', artists: [] },
  });
});

test.each([
  [{ name: ' ' }, { name: texts.name }],
  [{ stage: null }, { followed: texts.followed }],
  [{ amber: '' }, { amber: texts.minutes(120) }],
  [{ red: '121' }, { red: texts.minutes(120) }],
  [{ red: '11' }, { red: texts.warnings }],
])('%j is refused', (change, errors) => {
  expect(checkStageLink({ ...good, ...change }, now)).toEqual({ ok: false, errors });
});
