// @vitest-environment jsdom
import type { HourCycle } from '@lineup/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TimeInput } from './time-input.tsx';

let values: string[] = [];
beforeEach(() => {
  values = [];
});
afterEach(cleanup);

function Form({ hourCycle, start = '' }: { readonly hourCycle?: HourCycle; readonly start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    values.push(next);
    setValue(next);
  };
  return (
    <>
      <TimeInput label="Start" value={value} hourCycle={hourCycle} onChange={change} />
      <button onClick={() => setValue('12:00')}>Noon</button>
      <button onClick={() => setValue(start)}>Back</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Start');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test.each([['h12'], [undefined]] as const)(
  'with the clock %s it is the field of the browser',
  (hourCycle) => {
    render(<Form {...(hourCycle && { hourCycle })} start="21:30" />);
    expect([field().type, field().value]).toEqual(['time', '21:30']);
    type('22:00');
    expect(values).toEqual(['22:00']);
  },
);

test('in 24 hours it is a text, whatever the language of the browser is', () => {
  render(<Form hourCycle="h23" start="21:30" />);
  expect([field().type, field().value]).toEqual(['text', '21:30']);
  type('22:00');
  type('');
  expect(values).toEqual(['22:00', '']);
});

test('four digits are passed on at once, and stay as they were typed until the person leaves the field', () => {
  render(<Form hourCycle="h23" />);
  type('213');
  expect(values).toEqual([]);
  type('2130');
  expect([field().value, values]).toEqual(['2130', ['21:30']]);
  fireEvent.blur(field());
  expect(field().value).toBe('21:30');
});

test('Escape takes what was typed and leaves the dialog open, and closes it the next time', () => {
  render(<Form hourCycle="h23" start="20:00" />);
  type('9:30 pm');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect([field().value, values]).toEqual(['21:30', ['21:30']]);
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});

test('a text that a new value has replaced does not come back', () => {
  render(<Form hourCycle="h23" start="20:00" />);
  type('9:30 pm');
  fireEvent.click(screen.getByText('Noon'));
  fireEvent.blur(field());
  fireEvent.click(screen.getByText('Back'));
  expect([field().value, values]).toEqual(['20:00', []]);
});

test.each([
  ['930 pm', '21:30'],
  ['9:30 pm', '21:30'],
  ['7', '07:00'],
])('%s is read when the person leaves the field', (text, clock) => {
  render(<Form hourCycle="h23" />);
  type(text);
  expect([field().value, values]).toEqual([text, []]);
  fireEvent.blur(field());
  expect([field().value, values]).toEqual([clock, [clock]]);
  fireEvent.blur(field());
  expect(values).toEqual([clock]);
});

test('Enter takes what was typed before the form is submitted', () => {
  render(<Form hourCycle="h23" />);
  type('2130');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(values).toEqual(['21:30']);
});

test('what is no time stays, with what is expected', () => {
  render(<Form hourCycle="h23" start="20:00" />);
  type('quarter past');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field());
  expect(field().value).toBe('quarter past');
  expect(screen.getByRole('alert').textContent).toBe('Enter a time, such as 21:30');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')).toBe(
    screen.getByRole('alert'),
  );
  type('2015');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a value that comes from elsewhere replaces what is being typed', () => {
  render(<Form hourCycle="h23" start="20:00" />);
  type('20:1');
  fireEvent.click(screen.getByText('Noon'));
  expect(field().value).toBe('12:00');
  fireEvent.blur(field());
  expect(values).toEqual([]);
});
