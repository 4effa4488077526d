import { expect, it } from 'vitest';
import { removalQuestion } from './removal-question.ts';

it('names the stage, how many events are on it and what becomes of them', () => {
  expect(removalQuestion([{ stage: 'Barn', kind: 'orphaned', count: 12 }])).toMatchObject({
    title: 'Remove “Barn”?',
    text: '12 events are on “Barn”. They stay in the schedule, in a column marked as not in the list of stages.',
    confirmLabel: 'Remove Stage',
  });
});

it('speaks of one event as of one', () => {
  expect(removalQuestion([{ stage: 'Barn', kind: 'orphaned', count: 1 }]).text).toBe(
    '1 event is on “Barn”. It stays in the schedule, in a column marked as not in the list of stages.',
  );
});

it('tells of several at once, also of one whose name another stage has taken', () => {
  const question = removalQuestion([
    { stage: 'Barn', kind: 'taken', count: 2 },
    { stage: 'Lawn', kind: 'orphaned', count: 1 },
  ]);
  expect(question.title).toBe('Remove stages that have events?');
  expect(question.text).toContain(
    '2 events are on “Barn”; they will move to the stage that now has that name.',
  );
});
