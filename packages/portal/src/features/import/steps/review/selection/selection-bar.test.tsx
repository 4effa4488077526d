// @vitest-environment jsdom
import type { DraftEvent } from '@lineup/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
    await user.click(await button('Apply'));
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

  it('take a stage, a date or a length together', async () => {
    const { user } = await openReview(afternoon);
    await user.click(screen.getByLabelText('Select all rows'));
    const kind = await screen.findByLabelText('What to change');
    const changeTo = async (name: string, value: string) => {
      await user.selectOptions(kind, name);
      const bar = within(screen.getByRole('form', { name: 'Selected rows' }));
      const field = bar.getByLabelText(name);
      if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
      else await user.type(field, value);
      await user.click(await button('Apply'));
    };
    await changeTo('Stage', 'Boathouse');
    expect(screen.getByText('4 events changed.')).toBeTruthy();
    expect(values('Stage').slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'Boathouse'));
    await changeTo('Date', '2027-07-03');
    expect(values('Date').slice(0, 4)).toEqual(Array.from({ length: 4 }, () => '2027-07-03'));
    await changeTo('Length', '90');
    expect(screen.getByText('3 events changed. 1 event without a time was not changed.')).toBeTruthy();
    expect(values('End Time')).toEqual(['04:00', '05:00', '21:30', '']);
    await user.click(await button('Undo'));
    expect(values('End Time')).toEqual(['03:15', '04:15', '21:00', '']);
  });

  it('need a value of what is to be changed', async () => {
    const { user } = await openReview(afternoon);
    await user.click(row(1));
    const kind = await screen.findByLabelText('What to change');
    for (const [name, text] of [
      ['Stage', 'Choose a stage.'],
      ['Date', 'Choose a date.'],
      ['Length', 'Enter minutes, such as 60.'],
    ] as const) {
      await user.selectOptions(kind, name);
      await user.click(await button('Apply'));
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('are kept in Unplaced where they have no place, or removed, with the way back', async () => {
    const { user } = await openReview(afternoon);
    await user.click(screen.getByLabelText('Select all rows'));
    await screen.findByText('4 selected');
    const bar = within(screen.getByRole('form', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Keep in Unplaced' }));
    expect(
      screen.getByText(/3 events with a place, or in Unplaced already, were not changed\.$/u),
    ).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Undo' }));
    await user.click(bar.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('4 events removed.')).toBeTruthy();
    expect(screen.queryByLabelText('Select row 1')).toBeNull();
  });
});

describe('the rows of a review', () => {
  const artist = (place: number) => screen.getAllByLabelText('Artist Name')[place] as HTMLInputElement;

  it('are left upwards and downwards, and selected with Shift', async () => {
    const { user } = await openReview(afternoon);
    await screen.findByLabelText('Select row 4');
    artist(0).focus();
    await user.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(artist(2)));
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(artist(1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(artist(3));
    expect([1, 2, 3, 4].map((number) => row(number).checked)).toEqual([false, true, true, true]);
    row(4).focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByText('4 selected')).toBeTruthy();
  });

  it('are filled down from the row above, or from the first that is selected', async () => {
    const { user } = await openReview([
      makeDraftEvent({ row: 1, stage: 'Boathouse' }),
      makeDraftEvent({ row: 2 }),
      makeDraftEvent({ row: 3 }),
    ]);
    const stages = screen.getAllByLabelText<HTMLSelectElement>('Stage');
    stages[1]?.focus();
    await fillDown(user);
    expect(values('Stage')).toEqual(['Boathouse', 'Boathouse', 'Pier']);
    await user.keyboard('{Control>}d{/Control}');
    expect(screen.getByText('Nothing had to change.')).toBeTruthy();
  });

  it('are copied and pasted as the cells of a spreadsheet', async () => {
    const { user } = await openReview(afternoon);
    await user.click(row(1));
    await user.click(row(2));
    await screen.findByText('2 selected');
    const setData = vi.fn<(type: string, text: string) => void>();
    fireEvent.copy(row(2), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledExactlyOnceWith(
      'text/plain',
      'The Lanterns 1\tPier\t2027-07-02\t02:30\t03:15\nThe Lanterns 2\tPier\t2027-07-02\t03:30\t04:15',
    );
    artist(2).focus();
    await user.paste('Ember\tBoathouse\t2027-07-03\t21:00\t22:00\nFlint\tNo such stage\nGrove\tPier\n');
    expect(screen.getByText('2 events changed. 1 pasted row had no event to go to.')).toBeTruthy();
    expect(values('Artist Name')).toEqual(['The Lanterns 1', 'The Lanterns 2', 'Ember', 'Flint']);
    expect(values('Start Time')).toEqual(['02:30', '03:30', '21:00', '']);
    expect(screen.getByText('Stage "No such stage" is not valid')).toBeTruthy();
    await user.click(await button('Undo'));
    expect(values('Artist Name')).toEqual([1, 2, 3, 4].map((number) => `The Lanterns ${number}`));
  });

  it('are sorted by a column, the other way round, and then as in the file', async () => {
    const { container, user } = await openReview([
      makeDraftEvent({ row: 1, artistName: 'Tin Kettle' }),
      makeDraftEvent({ row: 2, artistName: 'amber' }),
      makeDraftEvent({ row: 3, artistName: 'Loose Cobble' }),
    ]);
    const head = screen.getByRole('button', { name: 'Artist Name' });
    expect(head.title).toBe('Sort by artist name');
    await user.click(head);
    expect(values('Artist Name')).toEqual(['amber', 'Loose Cobble', 'Tin Kettle']);
    expect(head.title).toBe('Sort by artist name, the other way round');
    await user.click(head);
    expect(values('Artist Name')).toEqual(['Tin Kettle', 'Loose Cobble', 'amber']);
    expect(head.title).toBe('Put the rows in the order of the file');
    await expectAccessible(container);
    await user.click(head);
    expect(values('Artist Name')).toEqual(['Tin Kettle', 'amber', 'Loose Cobble']);
  });
});

/** Row keys are only handled a moment after the rows are rendered. */
async function fillDown(user: ReturnType<typeof renderWizard>['user']) {
  await waitFor(async () => {
    await user.keyboard('{Control>}d{/Control}');
    screen.getByText('1 event changed.');
  });
}
