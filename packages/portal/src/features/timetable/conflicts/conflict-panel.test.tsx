// @vitest-environment jsdom
import { paths, timestampFromMillis, type DraftValues } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import {
  fireEvent,
  screen,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { festival, lineupDocuments, setsOf } from '../../../testing/stored-lineup.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Kelp', 'Harbour', '2026-07-03', '20:40', '21:40'],
  ['Fern', 'Harbour', '2026-07-03', '21:40', '22:40'],
  ['Reed', 'Chapel', '2026-07-04', '18:00', '19:00'],
  ['Reed', 'Harbour', '2026-07-04', '18:30', '19:30'],
  ['Moss', 'Chapel', '2026-07-05', '12:00', '12:00'],
]);

/** Renders the schedule with the conflict panel still closed. */
async function openSchedule(sets: Readonly<Record<string, DraftValues>> = rows, search = '', of = festival) {
  // jsdom has no layout; rows without height would not be rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const provider = startBackend({ documents: lineupDocuments(sets, of) });
  const portal = renderPortal(`/festival/f1/schedule${search}`, { provider });
  await screen.findByRole('grid');
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: key === 'N' });
  const stored = (id: string) => provider.stored.read(paths.event('f1', id));
  return { ...portal, provider, press, stored };
}

async function openPanel(sets?: Readonly<Record<string, DraftValues>>) {
  const portal = await openSchedule(sets);
  await portal.user.click(await screen.findByRole('button', { name: /^\d+ conflicts?$/u }));
  const panel = within(await screen.findByRole('region', { name: 'Conflicts' }));
  // The rows are rendered once the list knows its height.
  await waitFor(() => listedIn(panel));
  return { ...portal, panel, listed: () => listedIn(panel) };
}

type Panel = BoundFunctions<typeof queries>;

function listedIn(panel: Panel) {
  const list = panel.getByRole('region', { name: 'All conflicts' });
  return within(list)
    .getAllByRole('button')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

const all = [
  'Owl Parade, Kelp | Overlaps, 20 min | Fri, Jul 3, 8:40 PM · Harbour',
  'Reed | Booked twice, 30 min | Sat, Jul 4, 6:30 PM · Chapel, Harbour',
  'Moss | Unlikely length | Sun, Jul 5, 12:00 PM · Chapel',
];

/** The focused element after a step. */
const focused = (name: string | RegExp) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(document.activeElement).toBe(button);
    return button;
  });

describe('the list', () => {
  it('has all conflicts by day and time, with counts by kind that filter it', async () => {
    const { panel, listed, user, baseElement, address, reload } = await openPanel();
    expect(listed()).toEqual(all);
    expect(address()).toContain('panel=conflicts');
    await expectAccessible(baseElement);
    const kinds = within(panel.getByRole('group', { name: 'Show kinds' }));
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Overlaps 1',
      'Booked twice 1',
      'Unlikely length 1',
    ]);
    await user.click(kinds.getByRole('button', { name: 'Unlikely length 1' }));
    expect(listed()).toEqual(all.slice(2));
    await user.click(kinds.getByRole('button', { name: 'Overlaps 1' }));
    expect(listed()).toEqual([all[0], all[2]]);
    expect(kinds.getByRole('button', { name: 'Overlaps 1' }).getAttribute('aria-pressed')).toBe('true');

    // The filter is in the address, so that a link shows the same; closing the panel removes it.
    await waitFor(() => expect(address()).toMatch(/[?&]kinds=\w+\*\w+/u));
    const reloaded = reload();
    const again = await screen.findByRole('region', { name: 'Conflicts' });
    await waitFor(() => expect(listedIn(within(again))).toEqual([all[0], all[2]]));
    await user.click(within(again).getByRole('button', { name: 'Close conflicts' }));
    await waitFor(() => expect(reloaded.address()).not.toMatch(/panel|kinds/u));
  });

  it('is walked with the arrow keys, and each conflict taken into view', async () => {
    const { panel, user } = await openPanel();
    const list = within(panel.getByRole('region', { name: 'All conflicts' }));
    await user.click(list.getByRole('button', { name: /^Owl Parade/u }));
    panel.getByRole('group', { name: 'Overlaps, 20 min' });
    await user.keyboard('{ArrowDown}');
    panel.getByRole('group', { name: 'Booked twice, 30 min' });
    expect(document.activeElement?.textContent).toContain('Reed');
    await user.keyboard('{End}{ArrowDown}');
    panel.getByRole('group', { name: 'Unlikely length' });
    panel.getByText('Start and end times are the same. Please check that this is intended.');
    await user.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement?.textContent).toContain('Owl Parade');
  });

  it('has only what is in sight on the page, and the conflict in view wherever it is', async () => {
    const many = setsOf(
      Array.from({ length: 200 }, (_, place) => {
        const start = `${String(Math.floor(place / 10) + 1).padStart(2, '0')}:${(place % 10) * 5 + 10}`;
        return [`Artist ${place}`, 'Harbour', '2026-07-03', start, '23:00'] as const;
      }),
    );
    const { panel, listed, user } = await openPanel(many);
    expect(listed().length).toBeLessThan(30);
    const list = within(panel.getByRole('region', { name: 'All conflicts' }));
    await user.click(list.getAllByRole('button')[0]!);
    await user.keyboard('{End}');
    const [last] = panel.getByText(/^(\d+) of \1$/u).textContent.split(' ');
    expect(Number(last)).toBeGreaterThan(1000);
    expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe(last);
  });

  it('stays open on reload, and is closed with Escape, back to what opened it', async () => {
    const { address } = await openPanel();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Conflicts' })).toBeNull());
    expect(address()).not.toContain('panel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '3 conflicts' }));
    await openSchedule(rows, '?panel=conflicts');
    expect(await screen.findAllByRole('region', { name: 'Conflicts' })).toHaveLength(1);
  });
});

describe('at size', () => {
  it('conflicts that share sets are listed together, under how many there are', async () => {
    const sets = setsOf([
      ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
      ['Kelp', 'Harbour', '2026-07-03', '20:40', '21:40'],
      ['Fern', 'Harbour', '2026-07-03', '21:20', '22:20'],
      ['Reed', 'Chapel', '2026-07-03', '21:00', '22:00'],
      ['Moss', 'Chapel', '2026-07-03', '21:10', '22:10'],
    ]);
    const { panel, listed, press } = await openPanel(sets);
    expect(listed().map((row) => row.split(' |')[0])).toEqual([
      'Owl Parade, Kelp',
      'Kelp, Fern',
      'Reed, Moss',
    ]);
    expect(panel.getAllByText(/connected/u).map(({ textContent }) => textContent)).toEqual([
      '2 connected conflicts of 3 sets',
    ]);
    press('n');
    await screen.findByText('1 of 3');
    press('n');
    await screen.findByText('2 of 3');
    await focused('End Kelp at 9:20 PM');
  });

  it('a host and a parallel programme are proposed once, accepted as a whole, and back with Undo', async () => {
    const times = ['12:00', '14:00', '16:00', '18:00', '20:00', '22:00'] as const;
    const ends = ['13:00', '15:00', '17:00', '19:00', '21:00', '23:00'] as const;
    const { panel, user } = await openPanel(
      setsOf([
        ...times
          .slice(0, 4)
          .flatMap((time, at) => [
            ['DJ Host', 'Harbour', '2026-07-04', time, ends[at] ?? ''] as const,
            ['DJ Host', 'Chapel', '2026-07-04', time, ends[at] ?? ''] as const,
          ]),
        ...times.flatMap((time, at) => [
          [`Juggler ${at}`, 'Chapel', '2026-07-03', time, ends[at] ?? ''] as const,
          [`Clown ${at}`, 'Chapel', '2026-07-03', time, ends[at] ?? ''] as const,
        ]),
      ]),
    );
    const region = () => within(panel.getByRole('region', { name: 'Suggestions' }));
    region().getByText('Most sets on Chapel overlap. Does it have a parallel programme?');
    await user.click(region().getByRole('button', { name: 'Show 1 more suggestion' }));
    region().getByText(/^“DJ Host” is on several stages at the same time/u);
    await user.click(region().getByRole('button', { name: 'Accept 6 conflicts' }));
    await screen.findByRole('button', { name: '4 conflicts' });
    expect(region().queryByText(/parallel programme/u)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: '10 conflicts' });
    await region().findByText(/parallel programme/u);
    for (const button of region().getAllByRole('button', { name: 'Dismiss' })) await user.click(button);
    expect(panel.queryByRole('region', { name: 'Suggestions' })).toBeNull();
    screen.getByRole('button', { name: '10 conflicts' });
  });
});

describe('N', () => {
  it('goes through the conflicts in order, each on its day with its best fix at hand, and around', async () => {
    const { press, address } = await openSchedule();
    press('n');
    await focused('End Owl Parade at 8:40 PM');
    screen.getByText('1 of 3');
    await waitFor(() => expect(address()).toMatch(/day=2026-07-03.*set=e0/u));
    press('n');
    await focused('Move Reed on Harbour to 7:30 PM');
    await waitFor(() => expect(address()).toMatch(/day=2026-07-04.*set=e3/u));
    // The grid selects it for keyboard navigation, while the focus stays on the fix.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Reed.*Chapel$/u }).getAttribute('tabindex')).toBe('0'),
    );
    await focused('Move Reed on Harbour to 7:30 PM');
    press('n');
    await focused('Make Moss last 1 hour, until 1:00 PM');
    press('n');
    await focused('End Owl Parade at 8:40 PM');
    press('N');
    await focused('Make Moss last 1 hour, until 1:00 PM');
  });

  it('leads to a fix that a bare space does not carry out', async () => {
    const { press, user, provider } = await openSchedule();
    const commit = vi.spyOn(provider.documents, 'commit');
    press('n');
    const best = await focused('End Owl Parade at 8:40 PM');
    await user.keyboard(' ');
    expect(document.activeElement).toBe(best);
    screen.getByRole('button', { name: '3 conflicts' });
    expect(commit).not.toHaveBeenCalled();
    // If the user moves to the button, Space works as usual.
    await user.tab();
    await user.tab({ shift: true });
    await focused('End Owl Parade at 8:40 PM');
    await user.keyboard(' ');
    await screen.findByText('Fixed: End Owl Parade at 8:40 PM');
  });

  it('starts on the day that is shown, and goes on from another that one has gone to', async () => {
    const { press, user, address } = await openSchedule(rows, '?day=2026-07-04');
    const onFriday = 'End Owl Parade at 8:40 PM';
    const onSaturday = 'Move Reed on Harbour to 7:30 PM';
    const onSunday = 'Make Moss last 1 hour, until 1:00 PM';
    press('n');
    await focused(onSaturday);
    press('n');
    await focused(onSunday);
    await user.click(screen.getByRole('tab', { name: /^Fri/u }));
    await waitFor(() => expect(address()).toContain('day=2026-07-03'));
    await screen.findByRole('button', { name: /^Owl Parade, 8:00/u });
    press('n');
    await focused(onFriday);
    press('n');
    await focused(onSaturday);
  });

  it('starts at the set that has the focus', async () => {
    const sets = setsOf([
      ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
      ['Kelp', 'Harbour', '2026-07-03', '20:40', '21:40'],
      ['Reed', 'Chapel', '2026-07-03', '22:00', '23:00'],
      ['Moss', 'Chapel', '2026-07-03', '22:40', '23:40'],
    ]);
    const { press } = await openSchedule(sets);
    screen.getByRole('button', { name: /^Moss.*Chapel$/u }).focus();
    press('n');
    const best = await focused('End Reed at 10:40 PM');
    expect(best).toBe(document.activeElement);
  });

  it('keeps to the kinds that are listed', async () => {
    const { panel, user, press } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Booked twice 1' }));
    press('n');
    await focused('Move Reed on Harbour to 7:30 PM');
    press('n');
    expect(screen.queryByText('1 of 1')).not.toBeNull();
  });

  it('tells that nothing clashes', async () => {
    const { press } = await openSchedule({ e0: rows['e0']! });
    press('n');
    expect(await screen.findByText(/^Nothing clashes\./u)).toBeTruthy();
  });
});

describe('a fix', () => {
  it('shows every set that it would move before it is carried out', async () => {
    const { press } = await openSchedule();
    press('n');
    const push = await screen.findByRole('button', { name: 'Push Kelp by 20 minutes, 2 sets in all' });
    push.focus();
    const preview = await waitFor(() => {
      const [, id = ''] = push.getAttribute('aria-describedby')?.split(' ') ?? [];
      return within(document.getElementById(id)!).getAllByRole('listitem');
    });
    expect(preview.map(({ textContent }) => textContent)).toEqual([
      'Kelp 8:40 →to 9:00 PM',
      'Fern 9:40 →to 10:00 PM',
    ]);
  });

  it('is carried out with Enter as one change, and taken back as one from its toast', async () => {
    const { press, user, provider, stored } = await openSchedule();
    const before = ['e1', 'e2'].map((id) => stored(id)?.['timeStart']);
    const commit = vi.spyOn(provider.documents, 'commit');
    press('n');
    const push = await screen.findByRole('button', { name: 'Push Kelp by 20 minutes, 2 sets in all' });
    push.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Settled.');
    await focused('Next conflict');
    await screen.findByText('Fixed: Push Kelp by 20 minutes, 2 sets in all');
    expect(commit).toHaveBeenCalledTimes(1);
    expect(['e1', 'e2'].map((id) => stored(id)?.['timeStart'])).not.toEqual(before);
    screen.getByRole('button', { name: '2 conflicts' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(['e1', 'e2'].map((id) => stored(id)?.['timeStart'])).toEqual(before));
    await screen.findByRole('button', { name: '3 conflicts' });
  });

  it('is shown before its answer, and a second one of the same set is stored on the result of it', async () => {
    const sets = setsOf([
      ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
      ['Kelp', 'Harbour', '2026-07-03', '20:40', '21:40'],
      ['Kelp', 'Chapel', '2026-07-03', '22:00', '22:40'],
    ]);
    const { press, user, provider } = await openSchedule(sets);
    const commit = provider.documents.commit.bind(provider.documents);
    const hold = deferred<void>();
    provider.documents.commit = async (...given) => {
      await hold.promise;
      return commit(...given);
    };
    press('n');
    const push = await screen.findByRole('button', { name: 'Push Kelp by 20 minutes' });
    push.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Settled.');
    press('n');
    const move = await screen.findByRole('button', { name: 'Move Kelp on Harbour to 11:10 PM' });
    move.focus();
    await user.keyboard('{Enter}');
    hold.resolve();
    await screen.findByText('Fixed: Move Kelp on Harbour to 11:10 PM');
    expect(screen.queryByText('Someone else changed this first')).toBeNull();
    const moved = timestampFromMillis(Date.UTC(2026, 6, 4, 6, 10));
    expect(provider.stored.read(paths.event('f1', 'e1'))?.['timeStart']).toEqual(moved);
  });

  it('that somebody was quicker than is refused beside the conflict, with both values', async () => {
    const { press, provider, user } = await openSchedule();
    const commit = provider.documents.commit.bind(provider.documents);
    press('n');
    await focused('End Owl Parade at 8:40 PM');
    const start = provider.stored.read(paths.event('f1', 'e0'));
    provider.documents.commit = async (...given) => {
      provider.documents.commit = commit;
      provider.stored.put(paths.event('f1', 'e0'), { ...start, stage: 'Chapel' });
      return commit(...given);
    };
    await user.keyboard('{Enter}');
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('Someone else changed this first');
    expect(alert.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Harbour, Fri, Jul 3, 8:00 PM - 8:40 PM',
      'Chapel, Fri, Jul 3, 8:00 PM - 9:00 PM',
    ]);
  });

  test('that fails otherwise is taken back, and says why', async () => {
    const { press, provider, user } = await openSchedule();
    press('n');
    await focused('End Owl Parade at 8:40 PM');
    provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save event.');
    await screen.findByRole('button', { name: '3 conflicts' });
    screen.getByRole('button', { name: 'End Owl Parade at 8:40 PM' });
  });
});

describe('a night that looks a day off', () => {
  const acts = ['Kelp', 'Fern', 'Reed', 'Moss', 'Tarn'];
  const clocks = ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30'];
  const night = (day: string) =>
    acts.map((act, place) => {
      const [start = '', end = ''] = clocks.slice(place);
      return [act, 'Harbour', day, start, end] as const;
    });
  const evening = ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '00:00'] as const;

  it('is listed with its sets, and moved by a day with Enter as one change', async () => {
    const of = { ...festival, dayStartsAt: '06:00' };
    const { press, user, stored, provider } = await openSchedule(
      setsOf([evening, ...night('2026-07-04')]),
      '',
      of,
    );
    press('n');
    const best = await focused('Move the night a day earlier, 5 sets in all');
    const panel = within(screen.getByRole('region', { name: 'Conflicts' }));
    await waitFor(() =>
      expect(listedIn(panel)).toEqual([
        'Kelp, Fern, Reed and 2 more | Wrong night | Sat, Jul 4, 12:00 AM · Harbour',
      ]),
    );
    panel.getByRole('group', { name: 'Wrong night' });
    panel.getByText('By what plays before and after it, this night seems to be a day too late');
    panel.getByRole('button', { name: /^Tarn.*Sat, Jul 4, 2:00 AM - 2:30 AM$/u });
    const [, preview = ''] = best.getAttribute('aria-describedby')?.split(' ') ?? [];
    const lines = within(document.getElementById(preview)!).getAllByRole('listitem');
    expect(lines[0]?.textContent).toBe('Kelp Sat, Jul 4, 12:00 →to Fri, Jul 3, 12:00 AM');
    await user.keyboard('{Enter}');
    await screen.findByText('Fixed: Move the night a day earlier, 5 sets in all');
    expect(stored('e1')).toMatchObject({
      date: timestampFromMillis(Date.UTC(2026, 6, 3, 7)),
      timeStart: timestampFromMillis(Date.UTC(2026, 6, 4, 7)),
    });
    const changes = await provider.documents.query({ collection: paths.changes('f1') });
    expect(changes).toHaveLength(1);
  });

  it('says what to do first where the day after it is none of the festival', async () => {
    const last = ['Gale', 'Harbour', '2026-07-05', '20:00', '00:00'] as const;
    const { press } = await openSchedule(setsOf([last, ...night('2026-07-05')]));
    press('n');
    await focused('Accept conflict…');
    expect(
      screen.queryByText(
        'A day later it would be outside the festival’s days. Set when the festival day starts in the details first.',
      ),
    ).not.toBeNull();
  });
});

it('has what was accepted apart, with its note, and withdraws it', async () => {
  const { panel, user, listed } = await openPanel();
  const list = () => within(panel.getByRole('region', { name: 'All conflicts' }));
  await user.click(list().getByRole('button', { name: /^Reed/u }));
  await user.click(panel.getByRole('button', { name: 'Accept conflict…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept conflict' }));
  await user.type(question.getByRole('textbox', { name: 'Note' }), 'Two choirs');
  await user.click(question.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Conflict accepted');
  await waitFor(() => expect(listed()).toEqual([all[0], all[2]]));
  await user.click(panel.getByRole('button', { name: 'Accepted 1' }));
  expect(listed()).toEqual([`${all[1]} | Two choirs`]);
  await user.click(list().getByRole('button', { name: /^Reed/u }));
  await user.click(panel.getByRole('button', { name: 'Withdraw: Booked twice: accepted here' }));
  await screen.findByText('The conflict is shown again');
  await screen.findByRole('button', { name: '3 conflicts' });
});

test('the palette goes to the next conflict and its best fix, also from another tab', async () => {
  const { user, go, address, stored } = await openSchedule();
  const before = stored('e0')?.['timeEnd'];
  await go('/festival/f1/details');
  await screen.findByRole('button', { name: 'Edit Details' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await screen.findByRole('combobox', { name: 'Go to' }), 'next conf');
  await user.keyboard('{Enter}');
  await focused('End Owl Parade at 8:40 PM');
  expect(address()).toContain('panel=conflicts');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored('e0')?.['timeEnd']).not.toEqual(before));
});
