import { guideTexts, guideTitles } from '@lineup/domain';
import { expect, test } from 'vitest';
import { shortcuts } from '../../../app/keys/shortcuts.ts';

const paragraphs = Object.values(guideTexts).flat();

test('the guide has a text for each of its topics', () => {
  expect(Object.keys(guideTexts)).toEqual(Object.keys(guideTitles));
});

test('the guide names shortcuts that there are', () => {
  const named = paragraphs.flatMap((text) =>
    Array.from(text.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !(name in shortcuts))).toEqual([]);
});
