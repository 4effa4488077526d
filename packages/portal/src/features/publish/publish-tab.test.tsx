// @vitest-environment jsdom
import { draftToEvent, paths, publishMessages, publishPageMessages, type DraftValues } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { createServices, type NewRelease } from '@lineup/services';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { festival, lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const texts = publishPageMessages;
const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Night Ferry', 'Chapel', '2026-07-03', '22:00', '23:00'],
  ['Kelp', 'Harbour', '2026-07-04', '12:00', '13:00'],
]);

/** June 1, noon in Vancouver. */
const noon = Date.UTC(2026, 5, 1, 19);

/** A festival with three sets, on a server whose clock the test may move on. */
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

async function published() {
  const ready = setUp();
  await ready.publish({ slug: 'salt-and-lantern' });
  return ready;
}

function open(provider: Backend) {
  return renderPortal('/festival/f1/publish', { provider });
}

const set = (values: Partial<DraftValues>) => draftToEvent({ ...rows['e0']!, ...values }, festival);
const publicationOf = (provider: Backend) => provider.stored.read('festivals/f1/publications/current');
const changes = () =>
  within(screen.getByRole('region', { name: texts.changes.list })).getAllByRole('checkbox');
const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
const isOut = () => screen.findByRole('heading', { name: /^Out since Mon, Jun 1, 2026, 12:0/u });

beforeEach(() => {
  // Where nothing is drawn, nothing has a height, and no row would be in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});

describe('a festival that was never published', () => {
  it('says so, suggests an address and goes out as a whole', async () => {
    const { provider } = setUp();
    const { user, container } = open(provider);
    await screen.findByRole('heading', { name: texts.state.never });
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: texts.address.label });
    expect(address.value).toBe('salt-lantern');
    expect(screen.getByText(texts.changes.first(3))).toBeTruthy();
    expect(changes()).toHaveLength(3);
    await expectAccessible(container);
    await user.click(await press(texts.publish));
    const heading = await isOut();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getAllByRole('link', { name: /\/lineup\/salt-lantern$/u }).length).toBeGreaterThan(0);
    expect(await screen.findByText(texts.changes.none)).toBeTruthy();
    expect(await screen.findByText(texts.feeds.patience)).toBeTruthy();
    await expectAccessible(container);
  });

  it('tells beside the field that an address is no address, or taken, and keeps what was written', async () => {
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
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: texts.address.label });
    await user.clear(address);
    await user.click(await press(texts.publish));
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
  it('goes out as far as it is ticked; a move is one change', async () => {
    const { provider, services } = await published();
    await services.events.update('f1', 'e0', { stage: 'Chapel' });
    await services.events.remove('f1', 'e2');
    const { user } = open(provider);
    await user.click(await tick(/^Moved Owl Parade/u));
    expect(screen.getByText(texts.changes.ticked(1, 2))).toBeTruthy();
    await user.click(await press(texts.publishTicked(1)));
    await screen.findByText(texts.isPublished(2));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect((await tick(/^Moved Owl Parade/u)).checked).toBe(true);
  });

  it('is not published while nothing is ticked', async () => {
    const { provider, services } = await published();
    await services.events.update('f1', 'e0', { stage: 'Chapel' });
    await services.events.remove('f1', 'e2');
    const { user } = open(provider);
    await user.click(await press(texts.changes.tickNone));
    await user.click(await press(texts.publishTicked(0)));
    expect(await screen.findByText(texts.changes.nothingTicked)).toBeTruthy();
    expect(publicationOf(provider)?.['number']).toBe(1);
    await user.click(await press(texts.changes.tickAll));
    await user.click(await press(texts.publish));
    await screen.findByText(texts.changes.none);
  });

  it('follows what colleagues edit and publish', async () => {
    const { provider, services, publish } = await published();
    open(provider);
    await screen.findByText(texts.changes.none);
    await services.events.update('f1', 'e0', { artistName: 'Tawny Parade' });
    await tick(/^Renamed Owl Parade/u);
    await publish();
    await screen.findByText(texts.changes.none);
    expect(
      await screen.findByRole('heading', { name: new RegExp(`^${texts.releases.number(2)}`, 'u') }),
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
    const search = await screen.findByRole('searchbox', { name: texts.changes.search });
    await user.type(search, 'chapel');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Act 00/u })).toBeNull());
    await user.click(await press(texts.changes.tickNone));
    expect(await screen.findByText(texts.changes.ticked(20, 40))).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'zz');
    expect(await screen.findByText(texts.changes.noneFound)).toBeTruthy();
    await user.clear(search);
    (await tick(/Act 00/u)).focus();
    await user.keyboard('{ArrowDown} ');
    expect(await screen.findByText(texts.changes.ticked(21, 40))).toBeTruthy();
    expect((await tick(/Act 01/u)).checked).toBe(true);
  });
});

describe('open conflicts', () => {
  const clash = { ...rows, e3: { ...rows['e0']!, artistName: 'Heron' } };

  it('are shown, asked about and noted', async () => {
    const { provider } = setUp(clash);
    const { user } = open(provider);
    const link = await screen.findByRole('link', { name: texts.conflicts.open(1) });
    expect(link.getAttribute('href')).toContain('/festival/f1/schedule?panel=conflicts');
    await user.click(await press(texts.publish));
    const dialog = within(await screen.findByRole('dialog', { name: texts.conflicts.askTitle(1) }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(publicationOf(provider)).toBeUndefined();
    await user.click(await press(texts.publish));
    await user.click(
      within(await screen.findByRole('dialog', { name: texts.conflicts.askTitle(1) })).getByRole('button', {
        name: texts.title,
      }),
    );
    await isOut();
    expect(await screen.findByText(/with 1 open conflict$/u)).toBeTruthy();
  });

  it('are asked about again where others came meanwhile', async () => {
    const { provider, services } = setUp();
    const { user } = open(provider);
    await press(texts.publish);
    const call = provider.functions.call.bind(provider.functions);
    vi.spyOn(provider.functions, 'call').mockImplementationOnce(async (name, request) => {
      await services.events.create('f1', 'e9', set({ artistName: 'Heron' }));
      return call(name, request);
    });
    await user.click(await press(texts.publish));
    const dialog = within(await screen.findByRole('dialog', { name: texts.conflicts.changedTitle }));
    expect(dialog.getByText(texts.conflicts.changed(1))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: texts.title }));
    await isOut();
  });
});

describe('a release at a time', () => {
  async function plan(date: string, time: string, portal: ReturnType<typeof open>) {
    await portal.user.click(await screen.findByRole('radio', { name: texts.time.later }));
    const [dateField, timeField] = [
      screen.getByLabelText(texts.time.date),
      screen.getByLabelText(texts.time.time),
    ];
    await portal.user.clear(dateField);
    await portal.user.type(dateField, date);
    await portal.user.clear(timeField);
    await portal.user.type(timeField, time);
    await portal.user.click(await press(texts.plan));
  }

  it('is refused for the past, and keeps what was chosen', async () => {
    const { provider } = setUp();
    const portal = open(provider);
    await plan('2026-06-01', '11:00', portal);
    expect(await screen.findByText(texts.time.past)).toBeTruthy();
    expect(screen.getByText(texts.time.zone('America/Vancouver'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(texts.time.time).value).toBe('11:00');
  });

  it('asks whether later edits go along, and can be given up', async () => {
    const { provider, services } = setUp();
    const portal = open(provider);
    await plan('2026-06-02', '18:00', portal);
    const planned = within(
      await screen.findByRole('region', { name: texts.planned.title('Tue, Jun 2, 2026, 6:00 PM') }),
    );
    await planned.findByText(texts.planned.unedited);
    await services.events.update('f1', 'e0', { artistName: 'Tawny Parade' });
    await planned.findByText(texts.planned.edited(1));
    await portal.user.click(planned.getByRole('button', { name: texts.planned.takeAlong }));
    await planned.findByText(texts.planned.unedited);
    await portal.user.click(planned.getByRole('button', { name: texts.planned.cancel }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.planned.cancelTitle }));
    await portal.user.click(dialog.getByRole('button', { name: texts.planned.cancel }));
    await screen.findByText(texts.planned.cancelled);
    expect(screen.queryByRole('region', { name: /^Planned for/u })).toBeNull();
  });
});

describe('what is out', () => {
  it('is withdrawn, and published again', async () => {
    const { provider } = await published();
    const { user } = open(provider);
    await user.click(await press(texts.releases.withdraw));
    let dialog = within(await screen.findByRole('dialog', { name: texts.releases.withdrawTitle }));
    await user.click(dialog.getByRole('button', { name: texts.releases.withdraw }));
    const heading = await screen.findByRole('heading', { name: /^Withdrawn since Mon, Jun 1/u });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.click(await press(`${texts.releases.republish}: ${texts.releases.number(1)}`));
    dialog = within(await screen.findByRole('dialog', { name: texts.releases.republishTitle(1) }));
    await user.click(dialog.getByRole('button', { name: texts.releases.republish }));
    await isOut();
    expect(await screen.findByText(new RegExp(texts.releases.again(1), 'u'))).toBeTruthy();
  });

  it('is renamed', async () => {
    const { provider } = await published();
    const { user } = open(provider);
    await user.click(await press(texts.address.rename));
    const dialog = within(await screen.findByRole('dialog', { name: texts.address.renameTitle }));
    const field = dialog.getByRole('textbox', { name: texts.address.label });
    await user.clear(field);
    await user.type(field, 'Nope!{Enter}');
    expect(await dialog.findByText(publishMessages.slugInvalid)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'lantern{Enter}');
    await screen.findByText(texts.address.renamed('lantern'));
    expect(publicationOf(provider)?.['slug']).toBe('lantern');
  });

  it('is told to a webhook, whose secret is shown once', async () => {
    const { provider } = await published();
    const { user } = open(provider);
    const field = await screen.findByRole('textbox', { name: texts.webhook.label });
    await user.type(field, 'https://hooks.example/lineup{Enter}');
    expect(await screen.findByText(texts.webhook.secretTitle)).toBeTruthy();
    expect(publicationOf(provider)?.['webhookUrl']).toBe('https://hooks.example/lineup');
    await user.click(await press(texts.webhook.stop));
    const dialog = within(await screen.findByRole('dialog', { name: texts.webhook.stopTitle }));
    await user.click(dialog.getByRole('button', { name: texts.webhook.stop }));
    await screen.findByText(texts.webhook.stopped);
    expect(screen.queryByText(texts.webhook.secretTitle)).toBeNull();
  });
});

describe('a server that fails', () => {
  it('is tried again, and publishes once', async () => {
    const { provider } = setUp();
    const { user } = open(provider);
    await press(texts.publish);
    const call = vi.spyOn(provider.functions, 'call').mockRejectedValueOnce(new ProviderError('internal'));
    await user.click(await press(texts.publish));
    expect(await screen.findByText(publishMessages.publishFailed)).toBeTruthy();
    await user.dblClick(await press(texts.publish));
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
    await user.click(await press(texts.tryAgain));
    await press(texts.publish);
  });
});
