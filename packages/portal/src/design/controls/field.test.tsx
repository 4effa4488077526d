// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NativeSelect } from './native-select.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

/** Returns what a screen reader announces about the field besides its name. */
function description(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no #${id})`).join(' / ');
}

test('a field has its label, its explanation and what is wrong with it', () => {
  render(
    <>
      <TextInput
        label="Name"
        description="As on the poster"
        error="Name is required"
        aria-describedby="more"
      />
      <span id="more">Much more</span>
    </>,
  );
  const field = screen.getByLabelText('Name');
  expect(description(field)).toBe('Name is required / As on the poster / Much more');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a field without faults says none, and one whose fault is told elsewhere is marked only', () => {
  const { rerender } = render(<TextInput aria-label="Stage" error={undefined} />);
  expect(screen.getByLabelText('Stage').getAttribute('aria-invalid')).toBeNull();
  expect(description(screen.getByLabelText('Stage'))).toBe('');
  rerender(<TextInput aria-label="Stage" error />);
  expect(screen.getByLabelText('Stage').getAttribute('aria-invalid')).toBe('true');
  expect(description(screen.getByLabelText('Stage'))).toBe('');
});

test('a choice offers its options by value and label', () => {
  render(<NativeSelect label="Sheet" data={['One', { value: '2', label: 'Two' }]} />);
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['One', 'One'],
    ['2', 'Two'],
  ]);
  expect(screen.getByRole('combobox', { name: 'Sheet' })).toBeTruthy();
});
