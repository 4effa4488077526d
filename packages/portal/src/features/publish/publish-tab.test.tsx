// @vitest-environment jsdom
import {
  draftToEvent,
  messages,
  paths,
  publishMessages,
  publishPageMessages,
  timestampFromMillis,
  type DraftValues,
} from '@lineup/domain';
import { ProviderError, type DocumentData } from '@lineup/provider';
import { createServices, type NewRelease } from '@lineup/services';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { festival, lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Night Ferry', 'Chapel', '2026-07-03', '22:00', '23:00'],
  ['Kelp', 'Harbour', '2026-07-04', '12:00', '13:00'],
]);

/** June 1, noon in Vancouver. */
const noon = Date.UTC(2026, 5, 1, 19);

/** A festival with three sets, on a server whose clock the test can advance. */
function setUp(sets: Readonly<Record<string, DraftValues>> = rows) {
  let time = noon;
  const provider = startBackend({ documents: lineupDocuments(sets), now: () => (time += 1000) });
  const services = createServices(provider, { now: () => time, random: () => 0.5 });
  const publish = (release: Partial<NewRelease> = {}) =>
    services.publishing.publish('f1', {
      releaseId: services.publishing.newReleaseId(),
      ticked: null,
      at: null,
      expectedConflicts: 0,
      ...release,
    });
  return { provider, services, publish };
}

async function publishAs(provider: Backend, releaseId: string): Promise<string> {
  const { publishing } = createServices(provider, { now: () => noon, random: () => 0.5 });
  const release = { releaseId, ticked: null, at: null, slug: 'quay', expectedConflicts: 0 };
  await publishing.publish('f1', release);
  return releaseId;
}

async function published() {
  const ready = setUp();
  await ready.publish({ slug: 'salt-and-lantern' });
  return ready;
}

function open(provider: Backend) {
  return renderPortal('/festival/f1/publish', { provider });
}

const set = (values: Partial<DraftValues>) => draftToEvent({ ...rows['e0']!, ...values }, festival);
const publicationOf = (provider: Backend) => provider.stored.read(paths.publication('f1'));
const changes = () =>
  within(screen.getByRole('region', { name: publishPageMessages.changes.list })).getAllByRole('checkbox');
const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
const isOut = () => screen.findByRole('heading', { name: /^Published on Mon, Jun 1, 2026, 12:0/u });

beforeEach(() => {
  // jsdom has no layout: without a height no row would be visible.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

describe('a festival that was never published', () => {
  it('leads to the upload while it has no sets', async () => {
    const { provider } = setUp({});
    const { user, address } = open(provider);
    await user.click(await press(publishPageMessages.changes.addLineup));
    await waitFor(() => expect(address()).toBe('/festival/f1/upload'));
  });

  it('says so, suggests an address and is published as a whole', async () => {
    const { provider } = setUp();
    const { user, container } = open(provider);
    await screen.findByRole('heading', { name: publishPageMessages.state.never });
    expect(screen.getByText(publishPageMessages.state.neverAdvice)).toBeTruthy();
    const address = await screen.findByRole<HTMLInputElement>('textbox', {
      name: publishPageMessages.address.label,
    });
    expect(address.value).toBe('salt-lantern');
    expect(screen.getByText(publishPageMessages.changes.first(3))).toBeTruthy();
    expect(changes()).toHaveLength(3);
    await expectAccessible(container);
    await user.click(await press(publishPageMessages.publish));
    const heading = await isOut();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByText(publishPageMessages.state.release(1, 'Ada Field'))).toBeTruthy();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(
      await screen.findByRole('button', { name: `Copy ${publishPageMessages.state.address}` }),
    );
    expect(written).toHaveBeenCalledWith(`${window.location.origin}/lineup/salt-lantern`);
    expect(screen.getAllByRole('link', { name: /\/lineup\/salt-lantern$/u }).length).toBeGreaterThan(0);
    expect(await screen.findByText(publishPageMessages.changes.none)).toBeTruthy();
    expect(await screen.findByText(publishPageMessages.feeds.patience)).toBeTruthy();
    await expectAccessible(container);
  });

  it('says next to the field that an address is no address, or taken, and keeps what was written', async () => {
    const { provider, services } = setUp();
    provider.stored.putUnchecked(paths.festival('f2'), provider.stored.read(paths.festival('f1')) ?? {});
    await services.publishing.publish('f2', {
      releaseId: services.publishing.newReleaseId(),
      ticked: null,
      at: null,
      slug: 'quay',
      expectedConflicts: 0,
    });
    const { user } = open(provider);
    const address = await screen.findByRole<HTMLInputElement>('textbox', {
      name: publishPageMessages.address.label,
    });
    await user.clear(address);
    await user.click(await press(publishPageMessages.publish));
    expect(await screen.findByText(publishMessages.slugNeeded)).toBeTruthy();
    await user.type(address, 'Quay!');
    expect(await screen.findByText(publishMessages.slugInvalid)).toBeTruthy();
    await user.clear(address);
    await user.type(address, 'quay{Enter}');
    expect(await screen.findByText(publishMessages.slugTaken('quay'))).toBeTruthy();
    expect(address.value).toBe('quay');
    await user.type(address, '-hill{Enter}');
    await isOut();
    expect(publicationOf(provider)?.['slug']).toBe('quay-hill');
  });
});

describe('what changed since the last release', () => {
  it('is published as far as it is ticked; a move is one change', async () => {
    const { provider, services } = await published();
    await services.events.update('f1', 'e0', { stage: 'Chapel' });
    await services.events.remove('f1', 'e2');
    const { user } = open(provider);
    await user.click(await tick(/^Moved Owl Parade/u));
    expect(screen.getByText(publishPageMessages.changes.ticked(1, 2))).toBeTruthy();
    await user.click(await press(publishPageMessages.publishTicked(1)));
    await screen.findByText(publishPageMessages.isPublished(2));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect((await tick(/^Moved Owl Parade/u)).checked).toBe(true);
  });

  it('is not published while nothing is ticked', async () => {
    const { provider, services } = await published();
    await services.events.update('f1', 'e0', { stage: 'Chapel' });
    await services.events.remove('f1', 'e2');
    const { user } = open(provider);
    await user.click(await press(publishPageMessages.changes.tickNone));
    await user.click(await press(publishPageMessages.publishTicked(0)));
    expect(await screen.findByText(publishPageMessages.changes.nothingTicked)).toBeTruthy();
    expect(publicationOf(provider)?.['number']).toBe(1);
    await user.click(await press(publishPageMessages.changes.tickAll));
    await user.click(await press(publishPageMessages.publish));
    await screen.findByText(publishPageMessages.changes.none);
  });

  it('follows what colleagues edit and publish', async () => {
    const { provider, services, publish } = await published();
    open(provider);
    await screen.findByText(publishPageMessages.changes.none);
    await services.events.update('f1', 'e0', { artistName: 'Tawny Parade' });
    await tick(/^Renamed Owl Parade/u);
    await publish();
    await screen.findByText(publishPageMessages.changes.none);
    expect(
      await screen.findByRole('heading', {
        name: new RegExp(`^${publishPageMessages.releases.number(2)}`, 'u'),
      }),
    ).toBeTruthy();
  });

  it('is searched and filtered where it is much, and gone through with the arrow keys', async () => {
    const many = setsOf(
      Array.from({ length: 40 }, (_, n) => [
        `Act ${String(n).padStart(2, '0')}`,
        n % 2 === 0 ? 'Harbour' : 'Chapel',
        '2026-07-03',
        `${String(Math.floor(n / 4)).padStart(2, '0')}:${n % 4 < 2 ? '00' : '30'}`,
        `${String(Math.floor(n / 4)).padStart(2, '0')}:${n % 4 < 2 ? '29' : '59'}`,
      ]),
    );
    const { provider } = setUp(many);
    const { user } = open(provider);
    const search = await screen.findByRole('searchbox', { name: publishPageMessages.changes.search });
    await user.type(search, 'chapel');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Act 00/u })).toBeNull());
    await user.click(await press(publishPageMessages.changes.tickNone));
    expect(await screen.findByText(publishPageMessages.changes.ticked(20, 40))).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'zz');
    expect(await screen.findByText(publishPageMessages.changes.noneFound)).toBeTruthy();
    await user.click(await press(publishPageMessages.changes.showAll));
    (await tick(/Act 00/u)).focus();
    await user.keyboard('{ArrowDown} ');
    expect(await screen.findByText(publishPageMessages.changes.ticked(21, 40))).toBeTruthy();
    expect((await tick(/Act 01/u)).checked).toBe(true);
  });
});

describe('open conflicts', () => {
  const clash = { ...rows, e3: { ...rows['e0']!, artistName: 'Heron' } };

  it('are shown, asked about and noted', async () => {
    const { provider } = setUp(clash);
    const { user } = open(provider);
    const link = await screen.findByRole('link', { name: publishPageMessages.conflicts.open(1) });
    expect(link.getAttribute('href')).toContain('/festival/f1/schedule?panel=conflicts');
    await user.click(await press(publishPageMessages.publish));
    const dialog = within(
      await screen.findByRole('dialog', { name: publishPageMessages.conflicts.askTitle(1) }),
    );
    expect(dialog.getByText(publishPageMessages.conflicts.ask)).toBeTruthy();
    expect(dialog.getByText(/Heron.*\(.*8:00 PM\)/u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(publicationOf(provider)).toBeUndefined();
    await user.click(await press(publishPageMessages.publish));
    await user.click(
      within(
        await screen.findByRole('dialog', { name: publishPageMessages.conflicts.askTitle(1) }),
      ).getByRole('button', {
        name: publishPageMessages.title,
      }),
    );
    await isOut();
    expect(await screen.findByText(/with 1 open conflict$/u)).toBeTruthy();
  });

  it('are asked about again where others came in the meantime', async () => {
    const { provider, services } = setUp();
    const { user } = open(provider);
    await press(publishPageMessages.publish);
    const call = provider.functions.call.bind(provider.functions);
    vi.spyOn(provider.functions, 'call').mockImplementationOnce(async (name, request) => {
      await services.events.create('f1', 'e9', set({ artistName: 'Heron' }));
      return call(name, request);
    });
    await user.click(await press(publishPageMessages.publish));
    const dialog = within(
      await screen.findByRole('dialog', { name: publishPageMessages.conflicts.changedTitle }),
    );
    expect(dialog.getByText(publishPageMessages.conflicts.changed(1))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: publishPageMessages.title }));
    await isOut();
  });
});

/** The first two sets at the same time, on two stages that were then swapped. */
async function swapped() {
  const ready = setUp({ ...rows, e1: { ...rows['e1']!, timeStart: '20:00', timeEnd: '21:00' } });
  await ready.publish({ slug: 'salt-and-lantern' });
  const swap = async () => {
    await ready.services.events.update('f1', 'e0', { stage: 'Chapel' });
    await ready.services.events.update('f1', 'e1', { stage: 'Harbour' });
  };
  return { ...ready, swap };
}

describe('the open conflicts of a part', () => {
  const named = 'Overlaps: Owl Parade, Night Ferry (Chapel, Fri, Jul 3, 8:00 PM)';
  const askedAbout = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

  it('are asked about by name, though the schedule has none', async () => {
    const { provider, swap } = await swapped();
    await swap();
    const { user, container } = open(provider);
    await user.click(await tick(/^Moved Night Ferry/u));
    expect(await screen.findByText(publishPageMessages.conflicts.openInPart(1))).toBeTruthy();
    await expectAccessible(container);
    await user.click(await press(publishPageMessages.publishTicked(1)));
    let dialog = await askedAbout(publishPageMessages.conflicts.askTitle(1));
    expect(dialog.getByText(publishPageMessages.conflicts.named)).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([named]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(publicationOf(provider)?.['number']).toBe(1);
    // Right after the tick, before its conflicts are shown.
    await user.click(await tick(/^Moved Night Ferry/u));
    await user.click(await tick(/^Moved Owl Parade/u));
    await user.click(await press(publishPageMessages.publishTicked(1)));
    dialog = await askedAbout(publishPageMessages.conflicts.askTitle(1));
    await user.click(dialog.getByRole('button', { name: publishPageMessages.title }));
    await screen.findByText(publishPageMessages.isPublished(2));
    expect(await screen.findByText(/with 1 open conflict$/u)).toBeTruthy();
    // Publishing the other half as well resolves it.
    await user.click(await press(publishPageMessages.publish));
    await screen.findByText(publishPageMessages.isPublished(3));
  });

  it('are none where those of the schedule stay here', async () => {
    const { provider, services } = await published();
    await services.events.update('f1', 'e0', { artistName: 'Tawny Parade' });
    await services.events.update('f1', 'e1', { stage: 'Harbour', timeStart: set({}).timeStart });
    const { user } = open(provider);
    await screen.findByRole('link', { name: publishPageMessages.conflicts.open(1) });
    await user.click(await tick(/Night Ferry/u));
    await user.click(await press(publishPageMessages.publishTicked(1)));
    await screen.findByText(publishPageMessages.isPublished(2));
    expect(publicationOf(provider)?.['number']).toBe(2);
  });

  it('are asked about before it is included in a planned release, and where others come in the meantime', async () => {
    const { provider, publish, swap, services } = await swapped();
    await publish({ at: timestampFromMillis(noon + 24 * 3_600_000) });
    await swap();
    const { user } = open(provider);
    const planned = within(await screen.findByRole('region', { name: /^Scheduled for/u }));
    await user.click(await planned.findByText(publishPageMessages.planned.show));
    await user.click(await planned.findByRole('checkbox', { name: /^Moved Night Ferry/u }));
    const button = planned.getByRole('button', { name: publishPageMessages.planned.include });
    await user.click(button);
    let dialog = await askedAbout(publishPageMessages.planned.includeTitle(1));
    expect(dialog.getByText(named)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    dialog = await askedAbout(publishPageMessages.planned.includeTitle(1));
    await services.events.update('f1', 'e0', { stage: 'Harbour' });
    await user.click(dialog.getByRole('button', { name: publishPageMessages.planned.include }));
    dialog = await askedAbout(publishPageMessages.conflicts.changedTitle);
    expect(dialog.getByText(publishPageMessages.conflicts.changed(0))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: publishPageMessages.planned.include }));
    await screen.findByText(publishPageMessages.planned.included);
  });
});

describe('a release at a time', () => {
  async function plan(date: string, time: string, portal: ReturnType<typeof open>) {
    await portal.user.click(await screen.findByRole('radio', { name: publishPageMessages.time.later }));
    const [dateField, timeField] = [
      screen.getByLabelText(publishPageMessages.time.date),
      screen.getByLabelText(publishPageMessages.time.time),
    ];
    await portal.user.clear(dateField);
    await portal.user.type(dateField, date);
    await portal.user.clear(timeField);
    await portal.user.type(timeField, time);
    await portal.user.click(await press(publishPageMessages.plan));
  }

  it('is refused for the past, and keeps what was chosen', async () => {
    const { provider } = setUp();
    const portal = open(provider);
    await plan('2026-06-01', '11:00', portal);
    expect(await screen.findByText(publishPageMessages.time.past)).toBeTruthy();
    expect(screen.getByText(publishPageMessages.time.zone('America/Vancouver'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(publishPageMessages.time.time).value).toBe('11:00');
  });

  it('asks whether later edits go along, and can be given up', async () => {
    const { provider, services } = setUp();
    const portal = open(provider);
    await plan('2026-06-02', '18:00', portal);
    const planned = within(
      await screen.findByRole('region', {
        name: publishPageMessages.planned.title('Tue, Jun 2, 2026, 6:00 PM'),
      }),
    );
    await planned.findByText(publishPageMessages.planned.unedited);
    await services.events.update('f1', 'e0', { artistName: 'Tawny Parade' });
    await planned.findByText(publishPageMessages.planned.edited(1));
    await portal.user.click(planned.getByRole('button', { name: publishPageMessages.planned.include }));
    await planned.findByText(publishPageMessages.planned.unedited);
    await portal.user.click(planned.getByRole('button', { name: publishPageMessages.planned.cancel }));
    const dialog = within(
      await screen.findByRole('dialog', { name: publishPageMessages.planned.cancelTitle }),
    );
    await portal.user.click(dialog.getByRole('button', { name: publishPageMessages.planned.cancel }));
    await screen.findByText(publishPageMessages.planned.cancelled);
    expect(screen.queryByRole('region', { name: /^Scheduled for/u })).toBeNull();
  });
});

describe('what is out', () => {
  it('is withdrawn, and published again', async () => {
    const { provider } = await published();
    const { user } = open(provider);
    await user.click(await press(publishPageMessages.releases.withdraw));
    let dialog = within(
      await screen.findByRole('dialog', { name: publishPageMessages.releases.withdrawTitle }),
    );
    await user.click(dialog.getByRole('button', { name: publishPageMessages.releases.withdraw }));
    const heading = await screen.findByRole('heading', { name: /^Withdrawn on Mon, Jun 1/u });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(publishPageMessages.state.withdrawnAdvice)).toBeTruthy();
    await user.click(
      await press(`${publishPageMessages.releases.republish}: ${publishPageMessages.releases.number(1)}`),
    );
    dialog = within(
      await screen.findByRole('dialog', { name: publishPageMessages.releases.republishTitle(1) }),
    );
    await user.click(dialog.getByRole('button', { name: publishPageMessages.releases.republish }));
    await isOut();
    expect(await screen.findByText(new RegExp(publishPageMessages.releases.again(1), 'u'))).toBeTruthy();
  });

  it('is renamed', async () => {
    const { provider } = await published();
    const { user } = open(provider);
    await user.click(await press(publishPageMessages.address.rename));
    const dialog = within(
      await screen.findByRole('dialog', { name: publishPageMessages.address.renameTitle }),
    );
    const field = dialog.getByRole('textbox', { name: publishPageMessages.address.label });
    await user.clear(field);
    await user.type(field, 'Nope!{Enter}');
    expect(await dialog.findByText(publishMessages.slugInvalid)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'lantern{Enter}');
    await screen.findByText(publishPageMessages.address.renamed('lantern'));
    expect(publicationOf(provider)?.['slug']).toBe('lantern');
  });

  it('is told to a webhook, whose secret is shown once', async () => {
    const { provider } = await published();
    const { user } = open(provider);
    const field = await screen.findByRole('textbox', { name: publishPageMessages.webhook.label });
    await user.type(field, 'https://hooks.example/lineup{Enter}');
    expect(await screen.findByText(publishPageMessages.webhook.secretTitle)).toBeTruthy();
    expect(publicationOf(provider)?.['webhookUrl']).toBe('https://hooks.example/lineup');
    await user.click(await press(publishPageMessages.webhook.stop));
    const dialog = within(await screen.findByRole('dialog', { name: publishPageMessages.webhook.stopTitle }));
    await user.click(dialog.getByRole('button', { name: publishPageMessages.webhook.stop }));
    await screen.findByText(publishPageMessages.webhook.stopped);
    expect(screen.queryByText(publishPageMessages.webhook.secretTitle)).toBeNull();
  });
});

describe('a planned release whose time has come', () => {
  const plannedFor = timestampFromMillis(noon - 3_600_000);

  /** Changes fields of the published release directly in the store, as only the clock could. */
  async function change(part: DocumentData) {
    const { provider } = setUp();
    const releaseId = await publishAs(provider, 'r1');
    const path = paths.release('f1', releaseId);
    provider.stored.putUnchecked(path, { ...provider.stored.read(path), plannedFor, ...part });
    return { provider };
  }

  it('says that it was published late, and why', async () => {
    const { provider } = await change({ late: true });
    open(provider);
    expect(
      await screen.findByText(publishPageMessages.state.late('Mon, Jun 1, 2026, 11:00 AM')),
    ).toBeTruthy();
    expect(screen.getAllByText(publishPageMessages.releases.late)).toHaveLength(2);
  });

  it.each([
    ['internal', publishPageMessages.failed.why],
    ['storage-full', messages.provider.storageFull],
  ])('says why it was not published: %s', async (code, why) => {
    const { provider } = setUp();
    const failed = { releaseId: 'r1', code, at: plannedFor };
    const stamp = timestampFromMillis(noon);
    provider.stored.putUnchecked(paths.publication('f1'), {
      slug: 'quay',
      current: null,
      latest: null,
      number: 0,
      webhookUrl: null,
      failed,
      restamp: false,
      created_at: stamp,
      updated_at: stamp,
    });
    open(provider);
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toBe(
      `${publishPageMessages.failed.title('Mon, Jun 1, 2026, 11:00 AM')}${why} ${publishPageMessages.failed.advice}`,
    );
    await press(publishPageMessages.publish);
  });

  it('says that it is due while it is not published', async () => {
    const { provider } = await change({ state: 'planned', number: null, publishedAt: null });
    open(provider);
    expect(
      await screen.findByRole('heading', {
        name: publishPageMessages.planned.due('Mon, Jun 1, 2026, 11:00 AM'),
      }),
    ).toBeTruthy();
    expect(screen.getByText(publishPageMessages.planned.dueAdvice)).toBeTruthy();
    expect(screen.queryByRole('button', { name: publishPageMessages.planned.include })).toBeNull();
  });
});

describe('a server that fails', () => {
  it('is tried again, and publishes once', async () => {
    const { provider } = setUp();
    const { user } = open(provider);
    await press(publishPageMessages.publish);
    const call = vi.spyOn(provider.functions, 'call').mockRejectedValueOnce(new ProviderError('internal'));
    await user.click(await press(publishPageMessages.publish));
    expect(await screen.findByText(publishMessages.publishFailed)).toBeTruthy();
    await user.dblClick(await press(publishPageMessages.publish));
    await isOut();
    const asked = call.mock.calls.filter(([name]) => name === 'publishLineup').map(([, request]) => request);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toEqual(asked[1]);
    expect(publicationOf(provider)?.['number']).toBe(1);
  });

  it('offers to compare again', async () => {
    const { provider } = setUp();
    const call = vi.spyOn(provider.functions, 'call').mockRejectedValue(new ProviderError('internal'));
    const { user } = open(provider);
    expect(await screen.findByText(publishMessages.compareFailed)).toBeTruthy();
    call.mockRestore();
    await user.click(await press(publishPageMessages.tryAgain));
    await press(publishPageMessages.publish);
  });
});
