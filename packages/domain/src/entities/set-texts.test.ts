import { describe, expect, it } from 'vitest';
import { publicReleaseSchema } from '../release/public-release.ts';
import { lineupEventSchema } from './lineup-event.ts';
import {
  givenPublicTexts,
  givenTexts,
  headingsOf,
  publicTextsSchema,
  setTextFields,
  setTexts,
  type SetText,
} from './set-texts.ts';
import { unplacedActSchema } from './unplaced-act.ts';
import { draftEventSchema } from './upload.ts';

/** All other fields of a set, an act, a draft, a set of a release and of its feed. */
const otherFields =
  'id version artistName stage date timeStart timeEnd imageURL status replacedBy announcement minutes length conflicts ' +
  'created_at updated_at createdAt updatedAt row hints said sourceId asRead unplaced dayStartsAt exists times timeRange duration ' +
  'actualStart actualEnd startDelay endDelay number guid name artist artistIds artistEdits profiles stageId day start end image sequence changedAt texts';

describe('the table of texts', () => {
  const fields = setTextFields.map(String);
  const others = otherFields.split(' ');

  it('gives no text the name of another field, whose schema or value it would take the place of', () => {
    expect(fields.filter((field) => others.includes(field))).toEqual([]);
  });

  it.each([
    ['set', lineupEventSchema.shape],
    ['act', unplacedActSchema.shape],
    ['draft', draftEventSchema.shape],
    ['set of a release', publicReleaseSchema.shape.sets.def.element.shape],
  ])('knows all other fields of a %s', (_, shape) => {
    expect(Object.keys(shape).filter((field) => !fields.includes(field) && !others.includes(field))).toEqual(
      [],
    );
  });

  it('gives private texts no headings: no file has them', () => {
    const all: readonly SetText[] = Object.values(setTexts);
    expect(all.filter(({ visibility, headings }) => visibility === 'private' && headings)).toEqual([]);
  });
});

it('heads a column by the name where nothing else is said', () => {
  const text = { label: 'Genre', name: 'Genre', limit: 60, visibility: 'public' } as const;
  expect(headingsOf(text)).toEqual(['genre']);
  expect(headingsOf({ ...text, headings: ['style', 'genre'] })).toEqual(['style', 'genre']);
});

it('gives the texts as they are, without those that are blank', () => {
  expect(givenTexts({ note: ' call first ' })).toEqual({ note: ' call first ' });
  expect(givenTexts({ note: '' })).toEqual({});
  expect(givenTexts({ note: null })).toEqual({});
});

it('gives the public no private text', () => {
  const privateOnly = Object.fromEntries([['note', 'call first']]);
  expect(givenPublicTexts(privateOnly)).toEqual({});
});

it('drops from a release what is no public text now', () => {
  expect(publicTextsSchema.parse({ note: 'call first', toString: 'x' })).toEqual({});
  expect(publicTextsSchema.parse(undefined)).toBeUndefined();
  expect(publicTextsSchema.safeParse({ note: 1 }).success).toBe(false);
});
