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

test('one that follows artists takes one from each line, and cannot report', () => {
  const form = { ...good, stage: null, artists: ' Owl Parade \n\nKelp', canReport: true };
  expect(checkStageLink(form, now)).toMatchObject({
    ok: true,
    link: { stage: null, artists: ['Owl Parade', 'Kelp'], canReport: false },
  });
});

test.each([
  [{ name: ' ' }, { name: texts.name }],
  [{ stage: null }, { artists: texts.artists }],
  [{ amber: '' }, { amber: texts.minutes(120) }],
  [{ red: '121' }, { red: texts.minutes(120) }],
  [{ red: '11' }, { red: texts.warnings }],
])('%j is refused', (change, errors) => {
  expect(checkStageLink({ ...good, ...change }, now)).toEqual({ ok: false, errors });
});
