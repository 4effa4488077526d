import { describe, expect, it } from 'vitest';
import { hintText } from '../review/warnings.ts';
import { matchStage } from './stage-match.ts';
import { parseRows } from './testing/parse-rows.ts';
import { sampleFestival } from './testing/sample-festival.ts';

const stages = ['The Barn', 'Lake Stage', 'Café Océan', 'Forest', 'Stage 1', 'Stage 2', 'Tide'];

describe('matchStage', () => {
  it.each([
    ['THE BARN', 'The Barn', 'spelling'],
    ['Barn', 'The Barn', 'spelling'],
    ['cafe ocean', 'Café Océan', 'spelling'],
    ['Lake-Stage', 'Lake Stage', 'spelling'],
    ['LakeStage', 'Lake Stage', 'spelling'],
    ['Forrest', 'Forest', 'slip'],
    ['Froest', 'Forest', 'slip'],
    ['Ferest', 'Forest', 'slip'],
    ['Fores', 'Forest', 'slip'],
    ['Lake Stagge', 'Lake Stage', 'slip'],
    ['Lake', 'Lake Stage', 'short'],
    ['Forest Stage', 'Forest', 'short'],
  ])('takes %s for %s by its %s', (name, stage, likeness) => {
    expect(matchStage(name, stages)).toEqual({ stage, likeness });
  });

  it.each(['Stage 3', 'Stage A', 'Tido Hall', 'Fovests', 'Attic', '???', 'Tid', ''])(
    'takes %j for none',
    (name) => {
      expect(matchStage(name, stages)).toBeNull();
    },
  );

  it('takes a name for none where two are as like', () => {
    expect(matchStage('ARC', ['arc', 'Arc'])).toBeNull();
    expect(matchStage('Moore', ['Moors', 'Moose'])).toBeNull();
  });
});

describe("a file's stages that are written a little differently than the festival's", () => {
  const festival = sampleFestival({ stages: ['Lake Stage', 'Barn'] });
  const row = (stage: string) => ({ artist: 'Owl', stage, date: '2025-07-04', start: '20:00', end: '21:00' });

  it('are taken for those, with what the file says', () => {
    const [event] = parseRows([row('the BARN')], festival);
    expect(event).toMatchObject({ stage: 'Barn', said: { stage: 'the BARN' } });
    expect(event?.hints.map(hintText)).toEqual(['The file says "the BARN", which was taken for this stage']);
  });

  it('are taken for those by a slip where the right name is more frequent', () => {
    const stagesOf = (...names: string[]) => parseRows(names.map(row), festival).map(({ stage }) => stage);
    expect(stagesOf('Barn', 'Barn', 'Bern')).toEqual(['Barn', 'Barn', 'Barn']);
    expect(stagesOf('Barn', 'Bern')).toEqual(['Barn', 'Bern']);
  });

  it('stay as they are for a festival without own stages, and where nothing is like them', () => {
    expect(parseRows([row('BARN')], sampleFestival({ stages: [] }))[0]).toMatchObject({
      stage: 'BARN',
      hints: [],
    });
    expect(parseRows([row('Attic')], festival)[0]).toMatchObject({ stage: 'Attic', hints: [] });
  });
});
