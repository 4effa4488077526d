// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

const names = ['Kelp', 'Kyber', 'Late Kyber'];
const fitting = (typed: string) =>
  names.filter((name) => name.toLowerCase().includes(typed.trim().toLowerCase()));

function Form() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Combobox label="Artist" value={chosen} onChoose={setChosen} optionsFor={fitting} />
      <button type="button">Next</button>
      <output aria-label="Chosen">{chosen}</output>
    </>
  );
}

function setUp() {
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Artist' });
  return { user: userEvent.setup(), field, chosen: () => screen.getByLabelText('Chosen').textContent };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('Enter chooses the best fit, arrows go to the others', async () => {
  const { user, field, chosen } = setUp();
  await user.type(field, 'kyb');
  expect(options()).toEqual(['Kyber', 'Late Kyber']);
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('Kyber');
  expect(options()).toEqual([]);
  await user.clear(field);
  expect(chosen()).toBe('');
  await user.type(field, 'kyb{ArrowDown}{Enter}');
  expect(chosen()).toBe('Late Kyber');
});

test('leaving the field chooses, Escape brings back what was chosen', async () => {
  const { user, field, chosen } = setUp();
  await user.type(field, 'kel');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(chosen()).toBe('Kelp');
  await user.type(field, '{Control>}a{/Control}kyb{Escape}');
  expect(chosen()).toBe('Kelp');
  expect(field).toHaveProperty('value', 'Kelp');
});

test('an option is chosen with the pointer, and taken away by its button', async () => {
  const { user, field, chosen } = setUp();
  await user.type(field, 'kyb');
  await user.click(screen.getByRole('option', { name: 'Late Kyber' }));
  expect(chosen()).toBe('Late Kyber');
  await user.click(screen.getByRole('button', { name: 'Clear Artist' }));
  expect(chosen()).toBe('');
  expect(document.activeElement).toBe(field);
});

test('what fits nothing is not chosen', async () => {
  const { user, field, chosen } = setUp();
  await user.type(field, 'tern{Enter}');
  expect(options()).toEqual([]);
  expect(chosen()).toBe('');
});

test('Enter and Escape belong to an input method while it composes', async () => {
  const { user, field, chosen } = setUp();
  await user.type(field, 'kyb');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(options()).toEqual(['Kyber', 'Late Kyber']);
  expect(chosen()).toBe('');
});
