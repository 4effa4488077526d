import { expect, it } from 'vitest';
import { festivalFormSchema } from './form-schema.ts';

it('takes what was noted before there were an hour cycle, a language and minutes between stages', () => {
  const fields = [
    'name',
    'location',
    'startDate',
    'endDate',
    'startTime',
    'endTime',
    'timezone',
    'dayStartsAt',
  ];
  const before = Object.fromEntries(fields.map((field) => [field, 'x']));
  expect(festivalFormSchema.parse(before)).toEqual({
    ...before,
    hourCycle: 'h12',
    language: '',
    tightMinutes: '30',
    changeoverMinutes: '',
  });
  expect(festivalFormSchema.parse({ ...before, tightMinutes: '45' }).tightMinutes).toBe('45');
  expect(festivalFormSchema.parse({ ...before, hourCycle: 'h23' }).hourCycle).toBe('h23');
});
