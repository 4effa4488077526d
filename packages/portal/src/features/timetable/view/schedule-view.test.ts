import { expect, it } from 'vitest';
import { isGroupShown, loadView, stagesOutside, storeView } from './schedule-view.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

it('the view of a festival is remembered, each for itself', () => {
  const storage = memory();
  const groups = [{ name: 'Night', stages: ['Chapel'] }];
  const view = { zoom: '2', direction: 'down', hidden: ['Pier'], groups, step: 15, tray: true } as const;
  storeView(storage, 'f1', view);
  expect(loadView(storage, 'f1')).toEqual(view);
  expect(loadView(storage, 'f2')).toEqual({
    zoom: 'fit',
    direction: 'across',
    hidden: [],
    groups: [],
    step: 5,
    tray: false,
  });
});

it('what cannot be read, or is denied, is the usual view', () => {
  const denied = () => {
    throw new Error('denied');
  };
  for (const getItem of [() => '{"zoom":"9"}', () => '{', denied]) {
    expect(loadView({ getItem }, 'f1')).toEqual({
      zoom: 'fit',
      direction: 'across',
      hidden: [],
      groups: [],
      step: 5,
      tray: false,
    });
  }
  expect(loadView(null, 'f1').zoom).toBe('fit');
  expect(() =>
    storeView({ setItem: denied }, 'f1', {
      zoom: '1',
      direction: 'across',
      hidden: [],
      groups: [],
      step: 5,
      tray: false,
    }),
  ).not.toThrow();
});

it('a view stored before there were steps, directions and groups is still read', () => {
  expect(loadView({ getItem: () => '{"zoom":"2","hidden":["Pier"]}' }, 'f1')).toEqual({
    zoom: '2',
    direction: 'across',
    hidden: ['Pier'],
    groups: [],
    step: 5,
    tray: false,
  });
});

it('a group leaves out the stages that are not in it, of those that there are', () => {
  const group = { name: 'Night', stages: ['Chapel', 'Renamed since'] };
  const stages = ['Pier', 'Chapel', 'Quay'];
  const outside = stagesOutside(group, stages);
  expect(outside).toEqual(['Pier', 'Quay']);
  expect(isGroupShown(group, stages, [...outside, 'Gone'])).toBe(true);
  expect(isGroupShown(group, stages, ['Pier'])).toBe(false);
  expect(isGroupShown(group, stages, stages)).toBe(false);
});
