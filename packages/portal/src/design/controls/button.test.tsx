// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a button sends no form unless it says so', () => {
  render(<Button>Add</Button>);
  expect(screen.getByRole('button', { name: 'Add' }).getAttribute('type')).toBe('button');
});

test('while its work goes on it keeps its name and takes no clicks', () => {
  const onClick = vi.fn();
  render(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});
