// @vitest-environment jsdom
import {
  acceptanceKey,
  conflictSetOf,
  draftToEvent,
  findConflicts,
  conflictRulesOf,
  mergeMessages,
  paths,
  storagePaths,
  timestampFromMillis,
  type DraftEvent,
  type Festival,
  type Upload,
} from '@lineup/domain';
import { firstBase, partsOfBase } from '@lineup/domain/merge';
import { ProviderError } from '@lineup/provider';
import { createServices } from '@lineup/services';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeFestival, makeUpload } from '../../testing/make-draft.ts';
import { draftAddress, renderWizard, testNow } from '../../testing/render-wizard.tsx';

// The first import is compiled for the test, which takes long.
beforeAll(async () => void (await import('./compare-review.tsx')), 60_000);

const { uploadId } = makeUpload();

const artists = ['Kelp', 'Night Ferry', 'Owl Parade', 'Tern'];
/** Four sets of an evening, back to back. */
const before = artists.map((artistName, index) =>
  makeDraftEvent({
    id: `set-${index}`,
    row: index + 1,
    artistName,
    timeStart: `${16 + index}:00`,
    timeEnd: `${17 + index}:00`,
  }),
);
const changed = (index: number, traits: Partial<DraftEvent>): DraftEvent => ({
  ...(before[index] ?? makeDraftEvent()),
  ...traits,
});

/** The same lineup with changes: Night Ferry on another stage, Tern gone, Ebb new. */
const second: readonly DraftEvent[] = [
  ...[0, 1, 2].map((index) =>
    changed(index, { id: `row-${index}`, ...(index === 1 && { stage: 'Boathouse' }) }),
  ),
  changed(3, { id: 'row-3', artistName: 'Ebb', stage: 'Main Stage', date: '2027-07-03' }),
];

/** The last import from "Agency list": the sets as they were then. */
function agencyList(events: readonly DraftEvent[]) {
  const [part] = partsOfBase(firstBase(events), []);
  const at = timestampFromMillis(testNow);
  return { name: 'Agency list', of: 'agency', sets: part?.sets ?? {}, created_at: at, updated_at: at };
}

interface Traits {
  readonly events?: readonly DraftEvent[];
  readonly onSchedule?: readonly DraftEvent[];
  /** The previous import of the source; null for a first import. */
  readonly lastImport?: readonly DraftEvent[] | null;
  readonly record?: Upload;
  readonly festival?: Festival;
}

async function openComparison(traits: Traits = {}) {
  const {
    events = second,
    onSchedule = before,
    lastImport = before,
    record,
    festival = makeFestival(),
  } = traits;
  const page = renderWizard(draftAddress, {
    festival,
    events,
    onSchedule,
    lastImport: lastImport && agencyList(lastImport),
    ...(record !== undefined && { record }),
  });
  await screen.findByRole('group', { name: 'Show what the file brings' });
  const services = createServices(page.provider, { now: () => testNow, random: () => 0.5 });
  const sets = async () => {
    const found = await services.events.list('harbour');
    return found.map(({ artistName, stage }) => `${artistName}: ${stage}`).toSorted();
  };
  const history = async () => (await services.history.find('harbour', [], null)).changes;
  return { ...page, services, sets, history };
}

const filter = (name: string) => screen.getByRole('button', { name });
const row = (artist: string) => within(screen.getByRole('article', { name: artist }));
const goOn = () => screen.getByRole('button', { name: 'Continue to Save' });
const isOff = (button: HTMLElement) => button.hasAttribute('disabled');
const save = () => screen.findByRole('button', { name: 'Save All Events' });

describe('a lineup that comes again', () => {
  it('says what it brings, shows it by filters, and is saved as one change', async () => {
    const { container, user, sets, history } = await openComparison();
    expect(screen.getByText('1 new, 1 changed, 2 unchanged, 1 no longer in the file')).toBeTruthy();
    expect(await screen.findByText('Ready to save: 1 added, 1 changed, 0 removed')).toBeTruthy();
    expect(filter('1 new').getAttribute('aria-pressed')).toBe('true');
    expect(row('Ebb').getByRole<HTMLInputElement>('radio', { name: 'Add it' }).checked).toBe(true);
    await user.click(filter('1 changed'));
    const stage = row('Night Ferry').getByRole('group', { name: 'Stage' });
    expect(within(stage).getByRole<HTMLInputElement>('radio', { name: 'File: Boathouse' }).checked).toBe(
      true,
    );
    await user.click(filter('2 unchanged'));
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Kelp',
      'Owl Parade',
    ]);
    await expectAccessible(container);
    await user.click(goOn());
    await screen.findByText('1 added, 1 changed, 0 removed. 3 stay as they are.');
    await expectAccessible(container);
    await user.click(await save());
    await screen.findByText('Lineup merged: 1 added, 1 changed, 0 removed');
    expect(await sets()).toEqual([
      'Ebb: Main Stage',
      'Kelp: Pier',
      'Night Ferry: Boathouse',
      'Owl Parade: Pier',
      'Tern: Pier',
    ]);
    expect(await history()).toMatchObject([
      { kind: 'lineupMerged', source: 'Agency list (harbour-lights.json)', created: 1, edited: 1 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await sets()).toHaveLength(4));
  });

  it('keeps what was changed here, and asks where both have changed it', async () => {
    const onSchedule = before.map((event, index) => ({
      ...event,
      ...(index < 2 && { stage: 'Main Stage' }),
    }));
    const { user, sets } = await openComparison({ onSchedule });
    expect(isOff(goOn())).toBe(true);
    expect(screen.getByText('1 question to answer before saving')).toBeTruthy();
    expect(filter('1 to decide').getAttribute('aria-pressed')).toBe('true');
    const ferry = row('Night Ferry');
    expect(ferry.getByText('Stage: which one counts? Both have changed it; it was Pier.')).toBeTruthy();
    await user.click(ferry.getByRole('radio', { name: 'File: Boathouse' }));
    expect(isOff(goOn())).toBe(false);
    expect(filter('0 to decide')).toBeTruthy();
    await user.click(filter('1 changed here only'));
    expect(row('Kelp').getByRole<HTMLInputElement>('radio', { name: 'Schedule: Main Stage' }).checked).toBe(
      true,
    );
    await user.click(goOn());
    await user.click(await save());
    await screen.findByText('Lineup merged: 1 added, 1 changed, 0 removed');
    expect(await sets()).toEqual(expect.arrayContaining(['Kelp: Main Stage', 'Night Ferry: Boathouse']));
  });

  it('that was never imported asks about all that differs, and answers all at once', async () => {
    const events = second.map((event, index) => ({ ...event, ...(index === 0 && { stage: 'Boathouse' }) }));
    const { user, sets } = await openComparison({ lastImport: null, events });
    expect(screen.getByText('2 questions to answer before saving')).toBeTruthy();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the source' });
    expect(name.value).toBe('harbour lights');
    await user.click(screen.getByRole('button', { name: 'Take the file’s for all' }));
    expect(isOff(goOn())).toBe(false);
    await user.clear(name);
    expect(screen.getByText('Please name where the file comes from.')).toBeTruthy();
    expect(isOff(goOn())).toBe(true);
    await user.type(name, 'Booker');
    await user.click(goOn());
    await user.click(await save());
    await screen.findByText('Lineup merged: 1 added, 2 changed, 0 removed');
    expect(await sets()).toContain('Kelp: Boathouse');
  });

  it('removes what is no longer in the file only where it is told to', async () => {
    const { user, sets } = await openComparison();
    await user.click(filter('1 no longer in the file'));
    const tern = row('Tern');
    expect(tern.getByRole<HTMLInputElement>('radio', { name: 'Keep it' }).checked).toBe(true);
    await user.click(tern.getByRole('radio', { name: 'Remove it' }));
    expect(screen.getByText('Ready to save: 1 added, 1 changed, 1 removed')).toBeTruthy();
    await user.click(goOn());
    await user.click(await save());
    await screen.findByText('Lineup merged: 1 added, 1 changed, 1 removed');
    expect(await sets()).not.toContain('Tern: Pier');
  });

  it('with another name is paired by hand', async () => {
    const events = second.map((event, index) =>
      index === 3
        ? changed(3, { id: 'row-3', artistName: 'Quite Another', date: '2027-07-03', stage: 'Main Stage' })
        : event,
    );
    const { user, sets } = await openComparison({ events });
    await user.click(row('Quite Another').getByText('Another set?'));
    await user.selectOptions(
      await row('Quite Another').findByRole('combobox', { name: 'It is this set of the schedule' }),
      'Tern, Pier, Fri, Jul 2, 7:00 PM – 8:00 PM',
    );
    await screen.findByText('0 new, 2 changed, 2 unchanged, 0 no longer in the file');
    expect(row('Tern').getByText('File: Quite Another')).toBeTruthy();
    await user.click(goOn());
    await user.click(await save());
    await screen.findByText('Lineup merged: 0 added, 2 changed, 0 removed');
    expect(await sets()).toContain('Quite Another: Main Stage');
  });

  it('is taken for some days or stages only', async () => {
    const { user } = await openComparison();
    await user.click(screen.getByText('Take only some days or stages'));
    await user.click(screen.getByRole('checkbox', { name: 'Sat, Jul 3' }));
    await screen.findByText('0 new, 1 changed, 2 unchanged, 1 no longer in the file');
    expect(screen.getByText(mergeMessages.scope(1))).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Boathouse' }));
    await screen.findByText(/^0 new, 1 changed/u);
    await user.click(screen.getByRole('checkbox', { name: 'Sat, Jul 3' }));
    await user.click(screen.getByRole('checkbox', { name: 'Main Stage' }));
    await screen.findByText(/^0 new/u);
  });

  it('has nothing to do where the same file comes again, and its draft can go', async () => {
    const again = before.map((event, index) => ({ ...event, id: `row-${index}` }));
    const filePath = storagePaths.lineupFile('harbour', uploadId, 'harbour-lights.json');
    const record = makeUpload({ filePath });
    const { user, address, provider } = await openComparison({ events: again, record });
    expect(screen.getByText('Nothing to do')).toBeTruthy();
    expect(screen.getByText('The schedule already is as this file says.')).toBeTruthy();
    expect(isOff(goOn())).toBe(true);
    await provider.files.upload(filePath, new File(['[]'], 'a.json', { type: 'application/json' }));
    await user.click(screen.getByRole('button', { name: 'Remove This Draft' }));
    await waitFor(() => expect(address()).toBe('/festival/harbour/schedule'));
    expect(provider.stored.paths()).not.toContain(paths.upload('harbour', uploadId));
  });

  it('remembers decisions over a reload', async () => {
    const page = await openComparison();
    await page.user.click(filter('1 changed'));
    await page.user.click(row('Night Ferry').getByRole('radio', { name: 'Schedule: Pier' }));
    await screen.findByText('Ready to save: 1 added, 0 changed, 0 removed');
    page.reload();
    expect(await screen.findByText('Ready to save: 1 added, 0 changed, 0 removed')).toBeTruthy();
  });

  it('is held up by faults of what it would add or change, and by no others', async () => {
    const events = [
      changed(0, { id: 'row-0', timeEnd: '' }),
      ...second.slice(1, 3),
      changed(3, { id: 'row-3', artistName: 'Ebb', stage: 'Main Stage', date: '2027-07-03', timeEnd: '' }),
    ];
    const { user } = await openComparison({ events });
    expect(screen.getByText('Validation Issues Found')).toBeTruthy();
    expect(
      screen.getByText('Some events have validation errors. Please fix them before saving.'),
    ).toBeTruthy();
    expect(screen.getByText(mergeMessages.faults(1))).toBeTruthy();
    expect(isOff(goOn())).toBe(true);
    await user.click(row('Ebb').getByRole('radio', { name: 'Leave it out' }));
    expect(screen.getByText('Ready to save: 0 added, 1 changed, 0 removed')).toBeTruthy();
    expect(isOff(goOn())).toBe(false);
  });

  it('that changes no set is saved to be remembered', async () => {
    const again = before.map((event, index) => ({ ...event, id: `row-${index}` }));
    const { user, history } = await openComparison({ events: again, lastImport: null });
    await screen.findByText(
      'No set changes. Save to remember what this file says: the next one is compared with it.',
    );
    await user.click(goOn());
    await user.click(await save());
    await screen.findByText('Lineup merged: 0 added, 0 changed, 0 removed');
    expect(await history()).toMatchObject([{ kind: 'lineupMerged', created: 0, edited: 0, deleted: 0 }]);
  });
});

describe('the conflicts of a lineup that comes again', () => {
  /** On the same stage as Kelp, and overlapping its end. */
  const reed = changed(0, { id: 'set-4', row: 5, artistName: 'Reed', timeStart: '16:30', timeEnd: '16:50' });
  const filled = [...before, reed];
  const again = filled.map((event, index) => ({ ...event, id: `row-${index}` }));
  const withKelp = 'Overlaps with Kelp (4:00 PM - 5:00 PM) on the same stage';
  const withReed = 'Overlaps with Reed (4:30 PM - 4:50 PM) on the same stage';
  const warnings = () =>
    screen
      .queryAllByText(/^(?:Overlaps with|.* is on )/u)
      .map((note) => note.textContent)
      .toSorted();

  it('are those that are there already where the same file comes again, whatever is taken of it', async () => {
    const { user } = await openComparison({ events: again, onSchedule: filled, lastImport: filled });
    await screen.findByText('Nothing to do');
    expect(warnings()).toEqual([withKelp, withReed]);
    await user.click(screen.getByText('Take only some days or stages'));
    await user.click(screen.getByRole('checkbox', { name: 'Fri, Jul 2' }));
    await screen.findByText(mergeMessages.scope(5));
    expect(warnings()).toEqual([]);
  });

  it('stay accepted where they were', async () => {
    const festival = makeFestival();
    const sets = filled.map((event) => conflictSetOf({ ...draftToEvent(event, festival), id: event.id }));
    const [conflict] = findConflicts(sets, conflictRulesOf(festival));
    if (conflict === undefined) throw new Error('Reed and Kelp are in conflict.');
    const acceptedConflicts = { [acceptanceKey({ scope: 'one', conflict })]: 'Two acts' };
    const owl = changed(2, { id: 'row-5', row: 6, artistName: 'Owl', timeStart: '18:00', timeEnd: '18:30' });
    await openComparison({
      festival: { ...festival, acceptedConflicts },
      events: [...again, owl],
      onSchedule: filled,
      lastImport: filled,
    });
    await waitFor(() =>
      expect(warnings()).toEqual([
        'Overlaps with Owl (6:00 PM - 6:30 PM) on the same stage',
        'Overlaps with Owl Parade (6:00 PM - 7:00 PM) on the same stage',
      ]),
    );
  });

  it('go by where a set will be: what was changed here stays, and what is left out overlaps nothing', async () => {
    const onSchedule = before.map((event, index) => ({
      ...event,
      ...(index === 0 && { stage: 'Boathouse' }),
    }));
    const heron = changed(0, { id: 'row-5', row: 6, artistName: 'Heron', stage: 'Boathouse' });
    const { user } = await openComparison({ events: [...again, heron], onSchedule });
    const withHeron = 'Overlaps with Heron (4:00 PM - 5:00 PM) on the same stage';
    await waitFor(() => expect(warnings()).toEqual([withHeron, withKelp]));
    await user.click(row('Heron').getByRole('radio', { name: 'Leave it out' }));
    expect(warnings()).toEqual([]);
    await user.click(filter('1 changed here only'));
    await user.click(row('Kelp').getByRole('radio', { name: 'File: Pier' }));
    expect(warnings()).toEqual([withKelp, withReed]);
  });

  it('do not tell of a set that was cancelled', async () => {
    const { services } = await openComparison({ events: again, onSchedule: before });
    await waitFor(() => expect(warnings()).toEqual([withKelp, withReed]));
    await services.events.update('harbour', 'set-0', { status: 'cancelled' });
    await waitFor(() => expect(warnings()).toEqual([]));
  });

  it('are those of what is typed, once there is no more of it', async () => {
    const { user } = await openComparison({ events: again, onSchedule: before });
    await waitFor(() => expect(warnings()).toEqual([withKelp, withReed]));
    const [, , , , start] = screen.getAllByLabelText('Start Time');
    if (start === undefined) throw new Error('Reed is the fifth.');
    await user.clear(start);
    await user.type(start, '20:00');
    await waitFor(() => expect(warnings()).toEqual([]));
  });
});

describe('a merge that cannot be saved', () => {
  async function atSave(traits?: Traits) {
    const page = await openComparison(traits);
    await page.user.click(goOn());
    await save();
    return page;
  }

  it('says that the schedule was changed, and shows it as it is', async () => {
    const { user, provider, services, sets } = await atSave();
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      provider.documents.commit = commit;
      await services.events.update('harbour', 'set-1', { stage: 'Main Stage' });
      return commit(writes, name);
    };
    await user.click(await save());
    await screen.findByText(mergeMessages.changed);
    expect(await sets()).toHaveLength(4);
    expect(await sets()).toContain('Night Ferry: Main Stage');
    await user.click(screen.getByRole('button', { name: 'Back to Edit' }));
    await screen.findByText('1 question to answer before saving');
  });

  it('says why the server refused it, keeps everything and can be tried again', async () => {
    const { user, provider, sets } = await atSave();
    provider.failWith(new ProviderError('internal'));
    await user.click(await save());
    await screen.findByText('The lineup could not be merged. Nothing was changed. Please try again.');
    provider.failWith(null);
    await user.click(await save());
    await screen.findByText('Lineup merged: 1 added, 1 changed, 0 removed');
    expect(await sets()).toHaveLength(5);
  });

  it('is found to have succeeded after a lost answer', async () => {
    const { user, provider, sets } = await atSave();
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      await commit(writes, name);
      provider.documents.commit = commit;
      throw new ProviderError('unavailable');
    };
    await user.click(await save());
    await screen.findByText(/^The portal cannot be reached\./u);
    await user.click(await save());
    await screen.findByText(/^Lineup merged/u);
    expect(await sets()).toHaveLength(5);
  });

  it('says that the draft was removed by somebody else', async () => {
    const { user, provider, sets } = await atSave();
    provider.stored.drop(paths.upload('harbour', uploadId));
    await user.click(await save());
    await screen.findByText(
      'This draft has been saved or removed, perhaps by someone else. Nothing was saved.',
    );
    expect(await sets()).toHaveLength(4);
  });

  it('has its undecided questions in the way', async () => {
    const onSchedule = before.map((event) => ({ ...event, stage: 'Main Stage' }));
    const page = await openComparison({ onSchedule });
    await page.go(`${draftAddress}?step=4`);
    await screen.findByText('Something is left to decide or to fix. Please go back to the edit step.');
    expect(isOff(await save())).toBe(true);
  });

  it('names validation errors in the words of an import without a merge', async () => {
    const fault = changed(3, { id: 'row-3', artistName: 'Ebb', stage: 'Main Stage', timeEnd: '' });
    const page = await openComparison({ events: [...second.slice(0, 3), fault] });
    await page.go(`${draftAddress}?step=4`);
    expect(
      await screen.findByText('Cannot save events with validation errors. Please fix them in the edit step.'),
    ).toBeTruthy();
    expect(isOff(await save())).toBe(true);
  });

  it('is not begun where earlier imports cannot be read', async () => {
    const page = await openComparison();
    const query = page.provider.documents.query.bind(page.provider.documents);
    let isBroken = true;
    page.provider.documents.query = (asked) =>
      isBroken && asked.collection === paths.importSources('harbour')
        ? Promise.reject(new ProviderError('internal'))
        : query(asked);
    page.reload();
    await screen.findByText('What earlier imports said could not be loaded. Please try again.');
    expect(isOff(goOn())).toBe(true);
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('group', { name: 'Show what the file brings' });
  });
});

it('a festival without sets is reviewed and saved as ever, and remembers the file', async () => {
  const page = renderWizard(draftAddress, { events: second });
  await screen.findByText('All events are valid');
  expect(screen.queryByRole('group', { name: 'Show what the file brings' })).toBeNull();
  await page.user.click(goOn());
  await screen.findByText('Ready to save 4 events to the festival schedule');
  await page.user.click(await save());
  await screen.findByText('4 events saved to the schedule');
  const services = createServices(page.provider, { now: () => testNow, random: () => 0.5 });
  expect(await services.merges.sources(makeFestival().id)).toMatchObject([
    { name: 'harbour lights', uploadId },
  ]);
});
