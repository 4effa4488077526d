// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { StepTitle } from './step-title.tsx';

afterEach(cleanup);

test('a step takes the focus to its title', () => {
  render(<StepTitle>Choose a spreadsheet</StepTitle>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a spreadsheet' }));
});

/** Focuses the field as soon as the title is mounted, as a fast Tab does. */
function Hurried() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <>
      <StepTitle>Choose a spreadsheet</StepTitle>
      <input ref={field} />
    </>
  );
}

test('a step leaves the focus to whoever has gone on from its title', () => {
  render(<Hurried />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
