import {
  checkFestivalForm,
  describeChange,
  editionForm,
  editionMessages,
  planEdition,
  suggestEdition,
  type EditionChoice,
  type EditionPlan,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { givenEvent, givenFestival } from '../testing/factories.ts';

const choice: EditionChoice = {
  stages: true,
  settings: true,
  conflicts: true,
  picture: true,
  look: true,
  lineup: 'moved',
};

async function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1', { imageURL: '/files/cover' });
  givenEvent(provider, 'f1', 'friday');
  givenEvent(provider, 'f1', 'sunday', { artistName: 'Kelp', date: '2026-07-05' });
  const services = createServices(provider, { now: () => 0, random: () => 0.5 });
  await services.events.update('f1', 'friday', { imageURL: '/files/owl' });
  const festival = await services.festivals.get('f1');
  const sets = await services.events.list('f1');
  const plan = (endDate?: string): EditionPlan => {
    const given = { ...suggestEdition(festival), ...(endDate !== undefined && { endDate }) };
    const check = checkFestivalForm(editionForm(festival, given, choice));
    if (!check.ok) throw new Error(check.summary);
    return planEdition({ festival, sets }, check.fields, choice, () => services.events.newId());
  };
  return { provider, services, plan };
}

describe('a new edition', () => {
  it('is made with its sets and acts in one commit and recorded as one change', async () => {
    const { provider, services, plan } = await setUp();
    const commit = vi.spyOn(provider.documents, 'commit');
    await services.festivals.createEdition('f2', plan('2027-07-03'));
    expect(commit).toHaveBeenCalledTimes(1);
    const edition = await services.festivals.get('f2');
    expect(edition).toMatchObject({ name: 'Salt & Lantern 2027', editionOf: 'f1', imageURL: '/files/cover' });
    expect(await services.events.list('f2')).toMatchObject([
      { artistName: 'Owl Parade', imageURL: '/files/owl' },
    ]);
    const acts = await provider.documents.query({ collection: 'festivals/f2/unplacedActs' });
    expect(acts).toMatchObject([{ data: { artistName: 'Kelp' } }]);
    const [change] = (await services.history.find('f2', [], null)).changes;
    expect(change && describeChange(change, edition)).toBe(
      'Created the festival as a new edition, with 1 set',
    );
    await expect(services.events.list('f1')).resolves.toHaveLength(2);
  });

  it('is made once when it is repeated with the same id', async () => {
    const { services, plan } = await setUp();
    await services.festivals.createEdition('f2', plan());
    await services.festivals.createEdition('f2', plan());
    await expect(services.events.list('f2')).resolves.toHaveLength(2);
  });

  it('leaves nothing where one of its sets is refused', async () => {
    const { services, plan } = await setUp();
    const { sets, ...rest } = plan();
    const bad = sets.map((set, place) =>
      place === 0 ? { ...set, data: { ...set.data, stage: 'Nowhere' } } : set,
    );
    await expect(services.festivals.createEdition('f2', { ...rest, sets: bad })).rejects.toThrow(
      'Failed to create festival',
    );
    await expect(services.festivals.get('f2')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('says so where it is too large for one commit', async () => {
    const { provider, plan } = await setUp();
    const documents = { ...provider.documents, commitLimit: { bytes: 3, sizeOf: () => 1 } };
    const { festivals } = createServices({ ...provider, documents }, { now: () => 0, random: () => 0.5 });
    await expect(festivals.createEdition('f2', plan())).rejects.toMatchObject({
      code: 'payload-too-large',
      message: editionMessages.tooLarge(2, 1),
    });
  });

  it('tells any other failure in the words of the catalogue', async () => {
    const { provider, services, plan } = await setUp();
    provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
    await expect(services.festivals.createEdition('f2', plan())).rejects.toThrow('Failed to create festival');
  });
});
