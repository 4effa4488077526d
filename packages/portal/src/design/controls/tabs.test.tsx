// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const days = ['fri', 'sat', 'sun'];

function Days() {
  const [day, setDay] = useState('fri');
  return (
    <Tabs value={day} onChange={setDay}>
      <TabList aria-label="Days">
        {days.map((each) => (
          <Tab key={each} value={each}>
            {each}
          </Tab>
        ))}
      </TabList>
      {days.map((each) => (
        <TabPanel key={each} value={each}>
          The sets of {each}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('one panel is shown, named by its tab, and only its tab is a stop of the Tab key', async () => {
  const user = userEvent.setup();
  render(<Days />);
  expect(screen.getByRole('tabpanel', { name: 'fri' }).textContent).toBe('The sets of fri');
  expect(days.map((day) => tab(day).tabIndex)).toEqual([0, -1, -1]);
  await user.click(tab('sun'));
  expect(screen.getByRole('tabpanel', { name: 'sun' }).textContent).toBe('The sets of sun');
  expect(screen.queryByText('The sets of fri')).toBeNull();
  expect(tab('sun').getAttribute('aria-selected')).toBe('true');
});

test.each([
  ['{ArrowRight}', 'sat'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'fri'],
  ['{ArrowLeft}', 'sun'],
  ['{End}', 'sun'],
  ['{End}{Home}', 'fri'],
  ['x', 'fri'],
])('%s leads to %s', async (keys, expected) => {
  const user = userEvent.setup();
  render(<Days />);
  await user.click(tab('fri'));
  await user.keyboard(keys);
  expect(document.activeElement).toBe(tab(expected));
  expect(screen.getByRole('tabpanel', { name: expected })).toBeTruthy();
});
