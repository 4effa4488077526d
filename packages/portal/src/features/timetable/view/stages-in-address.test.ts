import { describe, expect, it } from 'vitest';
import { hiddenInAddress, stagesInAddress } from './stages-in-address.ts';

const all = ['Pier', 'Chapel', 'Quay', 'Loft * 2', '100% Shed'];
const night = { name: 'Night', stages: ['Chapel', 'Renamed since'] };

describe('an address', () => {
  it.each([
    [['Pier'], { without: 'Pier' }],
    [['Pier', 'Chapel', 'Quay'], { stages: 'Loft %2A 2*100%25 Shed' }],
    [['Quay', 'Loft * 2'], { without: 'Quay*Loft %2A 2' }],
    [['Pier', 'Quay', 'Loft * 2', '100% Shed'], { stages: 'Chapel', stageGroup: 'Night' }],
  ])('names the fewer of those shown and those that are not: without %j', (hidden, expected) => {
    const search = stagesInAddress(hidden, all, [night]);
    expect(search).toMatchObject(expected);
    const { stages, without } = search;
    // As another computer reads it, which has no stored groups.
    expect(hiddenInAddress({ stages, without }, all, [])).toEqual(hidden);
  });

  it('says nothing where all stages are shown, or none would be', () => {
    for (const hidden of [[], ['Gone'], all]) {
      expect(Object.values(stagesInAddress(hidden, all, [])).every((part) => part === undefined)).toBe(true);
    }
  });

  it('hides nothing by stages that are no more', () => {
    expect(hiddenInAddress({ stages: 'Gone' }, all, [])).toBeNull();
    expect(hiddenInAddress({ without: 'Gone' }, all, [])).toBeNull();
    expect(hiddenInAddress({ without: 'Gone*Pier' }, all, [])).toEqual(['Pier']);
    expect(hiddenInAddress({}, all, [])).toBeNull();
  });

  it('shows a group by its name alone where it is known', () => {
    const hidden = ['Pier', 'Quay', 'Loft * 2', '100% Shed'];
    expect(hiddenInAddress({ stageGroup: 'Night' }, all, [night])).toEqual(hidden);
    expect(hiddenInAddress({ stageGroup: 'Night' }, all, [])).toBeNull();
    // The listed stages take precedence over a local group with that name.
    expect(hiddenInAddress({ stageGroup: 'Night', without: 'Pier' }, all, [night])).toEqual(['Pier']);
  });
});
