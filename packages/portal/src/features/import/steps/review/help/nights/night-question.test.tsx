// @vitest-environment jsdom
import { paths, timestampFromMillis } from '@lineup/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeFestival, makeUpload } from '../../../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../../../testing/render-wizard.tsx';

const { uploadId } = makeUpload();
const draftPath = (id: string) => paths.draftEvent('harbour', uploadId, id);

/** Three nights on one stage, dated by `dateOf`. */
function nights(dateOf: (night: number) => string) {
  return [0, 1, 2].flatMap((night) => [
    makeDraftEvent({
      row: 2 * night + 1,
      date: `2027-07-0${2 + night}`,
      timeStart: '22:00',
      timeEnd: '00:30',
    }),
    makeDraftEvent({ row: 2 * night + 2, date: dateOf(night), timeStart: '00:30', timeEnd: '03:00' }),
  ]);
}
const byFestivalDay = nights((night) => `2027-07-0${2 + night}`);
const byCalendar = nights((night) => `2027-07-0${3 + night}`);

beforeEach(() => localStorage.clear());

async function openReview(traits: Parameters<typeof renderWizard>[1]) {
  const page = renderWizard(draftAddress, traits);
  await screen.findByText('Review and Edit Events');
  return page;
}

type Page = Awaited<ReturnType<typeof openReview>>;
const dateIn = async ({ provider }: Page, id: string) =>
  (await provider.documents.get(draftPath(id)))?.data['date'];
const dayStartIn = async ({ provider }: Page) =>
  (await provider.documents.get(paths.festival('harbour')))?.data['dayStartsAt'];
const evening = () => screen.findByRole('button', { name: 'They belong to the evening before' });
const calendarDay = () => screen.findByRole('button', { name: 'They are on that calendar day' });

describe('nights dated by the festival day, for a festival whose day begins at midnight', () => {
  it('are asked about in one banner and at each of them, and not called good', async () => {
    const { container } = await openReview({ events: byFestivalDay });
    expect(await screen.findByText('3 sets start before 6:00 AM')).toBeTruthy();
    expect(
      screen.getByText(
        'By what plays before and after them, they seem to belong to the evening of the date in the file.',
      ),
    ).toBeTruthy();
    expect((await evening()).dataset['variant']).toBe('filled');
    const description = document.getElementById((await evening()).getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(
      '“The Lanterns 2” plays on Sat, Jul 3 at 12:30 AM and is listed under Friday night. The festival’s day will begin at 6:00 AM.',
    );
    expect(screen.getByText('Validation Issues Found')).toBeTruthy();
    expect(screen.getByText('Night not decided').textContent).toContain('3');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Save' }).disabled).toBe(true);
    expect(
      screen.getAllByText(
        'This may be in the night after the date in the file. Please answer the question about nights above.',
      ),
    ).toHaveLength(3);
    await expectAccessible(container);
  });

  it('are placed by one click, and are as they were after another', async () => {
    const page = await openReview({ events: byFestivalDay });
    await page.user.click(await evening());
    expect(await screen.findByText('3 sets placed in the night after the evening before.')).toBeTruthy();
    await waitFor(async () => expect(await dayStartIn(page)).toBe('06:00'));
    // The date is now the festival day, as in the file.
    expect(screen.getAllByLabelText<HTMLSelectElement>('Date')[1]?.value).toBe('2027-07-02');
    expect(screen.getByText('Ready to save.')).toBeTruthy();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await page.user.click(undo);
    const again = await evening();
    await waitFor(() => expect(document.activeElement).toBe(again));
    await waitFor(async () => expect(await dayStartIn(page)).toBe('00:00'));
    expect(screen.getAllByLabelText<HTMLSelectElement>('Date')[1]?.value).toBe('2027-07-02');
  });

  it('stay on that calendar day where a person says so, and are not asked about again', async () => {
    const page = await openReview({ events: byFestivalDay });
    await page.user.click(await calendarDay());
    expect(await screen.findByText('3 sets placed on the calendar day in the file.')).toBeTruthy();
    expect(await dayStartIn(page)).toBe('00:00');
    page.unmount();
    await openReview({ events: byFestivalDay });
    await screen.findByText('Ready to save.');
    expect(screen.queryByText('3 sets start before 6:00 AM')).toBeNull();
  });
});

describe('nights dated by the calendar', () => {
  it('of which the last is outside the published days stay when they are', async () => {
    const page = await openReview({ events: byCalendar });
    expect(
      await screen.findByText(
        'One of them is in the morning after the last day, on none of the festival’s days.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('1 set starts before 6:00 AM')).toBeTruthy();
    const described = document.getElementById((await calendarDay()).getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(
      '“The Lanterns 6” plays on Mon, Jul 5 at 12:30 AM and is listed under Monday, which is after the festival’s last day.',
    );
    await page.user.click(await evening());
    await screen.findByText('1 set placed in the night after the evening before.');
    // All three are now dated by the evening, and none of them is outside any more.
    await waitFor(async () => expect(await dateIn(page, 'event-6')).toBe('2027-07-04'));
    expect(await dateIn(page, 'event-2')).toBe('2027-07-02');
    expect(screen.getByText('Ready to save.')).toBeTruthy();
  });

  it('raise no question where the festival lasts until that morning', async () => {
    const festival = makeFestival({ endDate: timestampFromMillis(Date.UTC(2027, 6, 5, 23) - 1) });
    await openReview({ festival, events: byCalendar });
    await screen.findByText('Ready to save.');
    expect(screen.queryByRole('button', { name: 'They belong to the evening before' })).toBeNull();
  });
});

describe('a day that begins at another time than when the file was read', () => {
  it('leaves the sets at their times, and asks again', async () => {
    const events = byCalendar.map((event) => ({ ...event, dayStartsAt: '00:00' }));
    const page = await openReview({ festival: makeFestival({ dayStartsAt: '05:00' }), events });
    expect(
      await screen.findByText(
        'The festival’s day begins at another time than when the file was read. No set has moved for it.',
      ),
    ).toBeTruthy();
    await waitFor(async () => expect(await dateIn(page, 'event-2')).toBe('2027-07-02'));
    await page.user.click(await calendarDay());
    await screen.findByText('3 sets placed on the calendar day in the file.');
    expect(await dateIn(page, 'event-2')).toBe('2027-07-02');
  });

  it('does so while the draft is open', async () => {
    const page = await openReview({ events: byFestivalDay });
    await screen.findByText('3 sets start before 6:00 AM');
    const path = paths.festival('harbour');
    const data = { dayStartsAt: '04:00' };
    page.provider.server.rooms.documents.commit([{ type: 'update', path, data }]);
    expect(await screen.findByText('3 sets start before 4:00 AM')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByLabelText<HTMLSelectElement>('Date')[1]?.value).toBe('2027-07-01'),
    );
    await page.user.click(await evening());
    await screen.findByText('3 sets placed in the night after the evening before.');
    expect(screen.getAllByLabelText<HTMLSelectElement>('Date')[1]?.value).toBe('2027-07-02');
    expect(
      within(screen.getByRole('list', { name: 'Events' })).queryAllByText(/may be in the night/u),
    ).toEqual([]);
  });
});
