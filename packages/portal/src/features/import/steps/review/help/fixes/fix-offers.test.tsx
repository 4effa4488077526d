// @vitest-environment jsdom
import { paths, type DraftEvent } from '@lineup/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeUpload } from '../../../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../../../testing/render-wizard.tsx';

const { uploadId } = makeUpload();

beforeEach(() => localStorage.clear());

async function openReview(events: readonly DraftEvent[]) {
  const page = renderWizard(draftAddress, { events });
  await screen.findByText('Review and Edit Events');
  return page;
}

const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const button = (name: string) => screen.findByRole('button', { name });

describe('sets without an end', () => {
  const events = [
    makeDraftEvent({ row: 1, timeStart: '20:00', timeEnd: '' }),
    makeDraftEvent({ row: 2, timeStart: '21:30', timeEnd: '' }),
  ];

  it('end when the next begins, the others after so many minutes, and have none again', async () => {
    const { container, user } = await openReview(events);
    expect(await screen.findByText('Decision 1 of 1 · End times')).toBeTruthy();
    expect(screen.getByText('1 set without an end has another one after it on the stage.')).toBeTruthy();
    await expectAccessible(container);
    await user.click(await button('End when the next begins'));
    expect(await screen.findByText('1 event now ends when the next one begins.')).toBeTruthy();
    expect(values('End Time')).toEqual(['21:30', '']);
    expect(document.activeElement?.textContent).toBe('Undo');

    const minutes = await screen.findByLabelText('Minutes');
    await user.clear(minutes);
    expect(await button('Let them last 60 minutes')).toHaveProperty('disabled', true);
    await user.type(minutes, '45');
    expect(screen.getByText('1 set has no end.')).toBeTruthy();
    await user.click(await button('Let them last 45 minutes'));
    expect(await screen.findByText('1 event now lasts 45 minutes.')).toBeTruthy();
    expect(values('End Time')).toEqual(['21:30', '22:15']);
    expect(screen.getByText('Ready to save.')).toBeTruthy();

    const [first] = screen.getAllByRole('button', { name: 'Undo' });
    if (first !== undefined) await user.click(first);
    expect(values('End Time')).toEqual(['', '22:15']);
  });
});

describe('wrong dates', () => {
  it('of another year are moved together', async () => {
    const dates = ['2026-07-03', '2026-07-05'];
    const { user } = await openReview(dates.map((date, index) => makeDraftEvent({ row: index + 1, date })));
    expect(
      await screen.findByText(
        'The dates of 2 events are none of the festival’s. 364 days later, all of them are.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText('All 2 sets are on Jul 3 - Jul 5, 2026; the festival is Jul 2 - Jul 4, 2027'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the festival’s dates' }).getAttribute('href')).toBe(
      '/festival/harbour/details',
    );
    await user.click(await button('Move all dates 364 days later'));
    expect(await screen.findByText('2 events moved 364 days later.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^All 2 sets are on/u)).toBeNull());
    expect(values('Date')).toEqual(['2027-07-02', '2027-07-04']);
    await user.click(await button('Undo'));
    expect(values('Date')).toEqual(dates);
  });

  it('on the days before the festival are a question to its dates', async () => {
    const dates = ['2027-06-30', '2027-07-01', '2027-07-02'];
    const { container } = await openReview(
      dates.map((date, index) => makeDraftEvent({ row: index + 1, date })),
    );
    expect(
      await screen.findByText(
        '2 of 3 sets are outside the festival: the file is Jun 30 - Jul 2, 2027; the festival is Jul 2 - Jul 4, 2027',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the festival’s dates' }).getAttribute('href')).toBe(
      '/festival/harbour/details',
    );
    expect(screen.queryByText('Move the dates of the sets, or change the dates of the festival.')).toBeNull();
    await expectAccessible(container);
  });

  it('with day and month in the other order are swapped', async () => {
    const events = [makeDraftEvent({ row: 1 }), makeDraftEvent({ row: 2, date: '2027-03-07' })];
    const { user } = await openReview(events);
    expect(
      await screen.findByText(
        'With day and month the other way round, 1 event outside the festival is on one of its days.',
      ),
    ).toBeTruthy();
    await user.click(await button('Swap day and month'));
    expect(await screen.findByText('Day and month swapped on 1 event.')).toBeTruthy();
    expect(values('Date')).toEqual(['2027-07-02', '2027-07-03']);
  });
});

describe('wrong times', () => {
  it('of the other half of the day are changed', async () => {
    const { user } = await openReview([
      makeDraftEvent({ row: 1, timeStart: '20:00', timeEnd: '09:30' }),
      makeDraftEvent({ row: 2, timeStart: '21:30', timeEnd: '23:00' }),
    ]);
    expect(
      await screen.findByText(
        '1 set of over 8 hours overlaps others or is outside the opening hours. With AM and PM changed, it fits.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByText('Show the event'));
    expect(await screen.findByText(/^Row 1, .*: end 9:30 AM → 9:30 PM$/u)).toBeTruthy();
    await user.click(await button('Change AM and PM'));
    expect(await screen.findByText('AM and PM changed on 1 event.')).toBeTruthy();
    expect(values('End Time')).toEqual(['21:30', '23:00']);
  });
});

describe('rows without a time or stage', () => {
  it('are kept in Unplaced together, counted, and rows like others again', async () => {
    const { user, container } = await openReview([
      makeDraftEvent({ row: 1, timeStart: '', timeEnd: '' }),
      makeDraftEvent({ row: 2, stage: 'TBA' }),
      makeDraftEvent({ row: 3 }),
    ]);
    expect(await screen.findByText('2 sets have no stage, no day or no start time yet.')).toBeTruthy();
    await user.click(await button('Keep all 2 in Unplaced'));
    expect(
      await screen.findByText('2 sets will be saved in Unplaced, without a place on the schedule.'),
    ).toBeTruthy();
    expect(await screen.findByText('Ready to save.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unplaced 2' })).toBeTruthy();
    await expectAccessible(container);
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (undo !== undefined) await user.click(undo);
    expect(await screen.findByText('Validation Issues Found')).toBeTruthy();
  });

  it('are kept in Unplaced one by one', async () => {
    const { user, provider } = await openReview([
      makeDraftEvent({ row: 1, timeStart: '', timeEnd: '' }),
      makeDraftEvent({ row: 2, timeStart: '', timeEnd: '' }),
    ]);
    const [first] = screen.getAllByRole('button', { name: 'Keep in Unplaced' });
    if (first !== undefined) await user.click(first);
    expect(screen.getByText('Goes to Unplaced')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Keep in Unplaced' })).toHaveLength(1);
    await screen.findByText('Draft saved');
    expect(provider.stored.read(paths.draftEvent('harbour', uploadId, 'event-1'))).toMatchObject({
      unplaced: true,
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getAllByRole('button', { name: 'Keep in Unplaced' })).toHaveLength(2);
  });
});

describe('duplicates', () => {
  it('are removed, and come back', async () => {
    const same = { artistName: 'The Lanterns' };
    const events = [1, 2, 3].map((row) => makeDraftEvent({ row, ...same }));
    const { user, provider } = await openReview(events);
    expect(
      await screen.findByText('2 events are in the file twice: the same artist, stage, day and times.'),
    ).toBeTruthy();
    await user.click(await button('Remove 2 duplicates'));
    expect(await screen.findByText('2 duplicates removed.')).toBeTruthy();
    expect(screen.getByText('1 events found')).toBeTruthy();
    const removed = paths.draftEvent('harbour', uploadId, 'event-2');
    expect(await provider.documents.get(removed)).not.toBeNull();
    await user.click(await button('Undo'));
    await waitFor(() => expect(screen.getByText('3 events found')).toBeTruthy());
  });
});

describe('an event mended by hand', () => {
  it('offers the same to those of which the file says the same, and to no others', async () => {
    const unreadable = (row: number, date: string) => makeDraftEvent({ row, date: '', said: { date } });
    const { user } = await openReview([
      unreadable(1, 'Onsdag, 4. juli'),
      unreadable(2, 'Torsdag, 5. juli'),
      unreadable(3, 'Onsdag, 4. juli'),
      makeDraftEvent({ row: 4, date: '' }),
    ]);
    const [first] = screen.getAllByLabelText('Date');
    if (first !== undefined) await user.selectOptions(first, '2027-07-04');
    await user.click(await button("Apply to the other event where the file says 'Onsdag, 4. juli'"));
    expect(values('Date')).toEqual(['2027-07-04', '', '2027-07-04', '']);
  });

  it('offers the same for times that could not be read', async () => {
    const late = (row: number, hours: string) =>
      makeDraftEvent({ row, timeStart: hours, timeEnd: '', said: { timeEnd: 'late' } });
    const { user } = await openReview([late(1, '20:00'), late(2, '21:00'), late(3, '22:00')]);
    const [first] = screen.getAllByLabelText('End Time');
    if (first !== undefined) await user.type(first, '23:30');
    await user.click(await button("Apply to the 2 others where the file says 'late'"));
    expect(values('End Time')).toEqual(['23:30', '23:30', '23:30']);
  });
});
