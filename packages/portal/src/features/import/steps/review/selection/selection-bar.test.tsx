// @vitest-environment jsdom
import type { DraftEvent } from '@lineup/domain';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { makeDraftEvent } from '../../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../../testing/render-wizard.tsx';

beforeEach(() => localStorage.clear());

async function openReview(events: readonly DraftEvent[]) {
  const page = renderWizard(draftAddress, { events });
  await screen.findByText('Review and Edit Events');
  return page;
}

const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const row = (number: number) => screen.getByLabelText<HTMLInputElement>(`Select row ${number}`);
const button = (name: string) => screen.findByRole('button', { name });

const afternoon = [
  makeDraftEvent({ row: 1, timeStart: '02:30', timeEnd: '03:15' }),
  makeDraftEvent({ row: 2, timeStart: '03:30', timeEnd: '04:15' }),
  makeDraftEvent({ row: 3, timeStart: '20:00', timeEnd: '21:00' }),
  makeDraftEvent({ row: 4, timeStart: '', timeEnd: '' }),
];

describe('the selected rows of a review', () => {
  it('change AM and PM together and back, those without a time are counted', async () => {
    const { container, user } = await openReview(afternoon);
    for (const number of [1, 2, 4]) await user.click(row(number));
    expect(await screen.findByText('3 selected')).toBeTruthy();
    await expectAccessible(container);
    await user.click(await button('AM ↔ PM'));
    expect(
      screen.getByText('AM and PM changed on 2 events. 1 event without a time was not changed.'),
    ).toBeTruthy();
    expect(values('Start Time')).toEqual(['14:30', '15:30', '20:00', '']);
    expect(values('End Time')).toEqual(['15:15', '16:15', '21:00', '']);
    await user.click(await button('Undo'));
    expect(values('Start Time')).toEqual(['02:30', '03:30', '20:00', '']);
    expect(values('End Time')).toEqual(['03:15', '04:15', '21:00', '']);
    expect(screen.getByText('Undone.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('AM ↔ PM');
  });

  it('are shifted by the minutes that are typed, and anything else is refused without being lost', async () => {
    const { user } = await openReview(afternoon);
    await user.click(row(2));
    const field = await screen.findByLabelText<HTMLInputElement>('Shift by minutes');
    await user.type(field, 'an hour{Enter}');
    expect(screen.getByText('Enter minutes, such as 30 or -60.')).toBeTruthy();
    expect(field.value).toBe('an hour');
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, '-60{Enter}');
    expect(screen.getByText('1 event moved 60 minutes earlier.')).toBeTruthy();
    expect(values('Start Time')).toEqual(['02:30', '02:30', '20:00', '']);
    await user.type(field, '30');
    await user.click(await button('Shift'));
    expect(values('Start Time')).toEqual(['02:30', '03:00', '20:00', '']);
    await user.click(await button('Undo'));
    expect(values('Start Time')).toEqual(['02:30', '02:30', '20:00', '']);
  });

  it('without any time stay as they are', async () => {
    const { user } = await openReview(afternoon);
    await user.click(row(4));
    await user.click(await button('AM ↔ PM'));
    expect(screen.getByText('1 event without a time was not changed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are chosen in ranges, all at once and by the keyboard alone', async () => {
    const { user } = await openReview(afternoon);
    row(1).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row(3));
    await user.keyboard('{Shift>}');
    await user.click(row(3));
    await user.keyboard('{/Shift}');
    expect([1, 2, 3, 4].map((number) => row(number).checked)).toEqual([true, true, true, false]);
    const all = screen.getByLabelText<HTMLInputElement>('Select all rows');
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await user.keyboard('{F9}');
    expect(document.activeElement?.textContent).toBe('AM ↔ PM');
    await user.keyboard('{Enter}');
    expect(values('Start Time')).toEqual(['14:30', '15:30', '08:00', '']);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('4 selected')).toBeNull();
    expect(document.activeElement).toBe(all);
  });

  it('are no longer selected once they are not shown', async () => {
    const { user } = await openReview(afternoon);
    await user.click(screen.getByLabelText('Select all rows'));
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await user.type(screen.getByLabelText('Search artists'), 'Lanterns 2');
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Select all rows').checked).toBe(true);
  });
});
