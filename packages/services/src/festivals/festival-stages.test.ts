import { planStages, type StageRow, type StageSettings } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenDraft, givenEvent, givenFestival, uploadId } from '../testing/factories.ts';

async function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1', { stages: ['Harbour', 'Chapel', 'Pier'] });
  givenEvent(provider, 'f1', 'harbour', { stage: 'Harbour' });
  givenEvent(provider, 'f1', 'chapel', { stage: 'Chapel' });
  givenEvent(provider, 'f1', 'pier', { stage: 'Pier' });
  givenFestival(provider, 'f1', { stages: ['Harbour', 'Chapel'] });
  const services = createServices(provider, { now: () => 0, random: () => 0.5 });
  const festival = await services.festivals.get('f1');
  const save = (rows: StageRow[], settings: StageSettings = {}) => {
    const plan = planStages(rows, festival.stages);
    if (!plan.ok) throw new Error(plan.error);
    return services.stages.save({ festival, ...plan, settings });
  };
  const stageOf = async (id: string) => (await services.events.get('f1', id)).stage;
  return { provider, services, save, stageOf };
}

describe('saving the stages of a festival', () => {
  it('writes the new order without touching an event', async () => {
    const { services, save, provider } = await setUp();
    const query = vi.spyOn(provider.documents, 'query');
    const version = await save([
      { original: 'Chapel', name: 'Chapel' },
      { original: 'Harbour', name: 'Harbour' },
      { original: null, name: 'Attic' },
    ]);
    expect(query).not.toHaveBeenCalled();
    await expect(services.festivals.get('f1')).resolves.toMatchObject({
      stages: ['Chapel', 'Harbour', 'Attic'],
      version,
    });
  });

  it('moves the events of renamed stages along, also where two swap their names', async () => {
    const { save, stageOf, provider } = await setUp();
    const commit = vi.spyOn(provider.documents, 'commit');
    await save([
      { original: 'Harbour', name: 'Chapel' },
      { original: 'Chapel', name: 'Harbour' },
    ]);
    expect(commit).toHaveBeenCalledTimes(1);
    await expect(stageOf('harbour')).resolves.toBe('Chapel');
    await expect(stageOf('chapel')).resolves.toBe('Harbour');
    await expect(stageOf('pier')).resolves.toBe('Pier');
  });

  it('carries the drafts of the festival along, also where two stages swap their names', async () => {
    const { save, provider, services } = await setUp();
    givenDraft(provider, 'f1', [
      draft({ stage: 'Harbour' }),
      draft({ stage: 'Chapel' }),
      draft({ stage: 'Pier' }),
    ]);
    const commit = vi.spyOn(provider.documents, 'commit');
    await save([
      { original: 'Harbour', name: 'Chapel' },
      { original: 'Chapel', name: 'Harbour' },
    ]);
    expect(commit).toHaveBeenCalledTimes(1);
    const drafts = await services.uploads.draftEvents('f1', uploadId);
    expect(new Map(drafts.map(({ id, stage }) => [id, stage]))).toEqual(
      new Map([
        ['draft-1', 'Chapel'],
        ['draft-2', 'Harbour'],
        ['draft-3', 'Pier'],
      ]),
    );
  });

  it('looks at a draft again that is edited in the meantime', async () => {
    const { save, provider, services } = await setUp();
    givenDraft(provider, 'f1', [draft({ stage: 'Harbour' }), draft({ stage: 'Harbour' })]);
    const commit = provider.documents.commit.bind(provider.documents);
    vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      await services.uploads.saveEdits('f1', uploadId, {
        changed: new Map([['draft-1', { stage: 'Chapel' }]]),
        removed: new Set(['draft-2']),
      });
      return commit(writes, name);
    });
    await save([
      { original: 'Harbour', name: 'Quay' },
      { original: 'Chapel', name: 'Chapel' },
    ]);
    const drafts = await services.uploads.draftEvents('f1', uploadId);
    expect(drafts.map(({ id, stage }) => [id, stage])).toEqual([['draft-1', 'Chapel']]);
    await expect(services.festivals.get('f1')).resolves.toMatchObject({ stages: ['Quay', 'Chapel'] });
  });

  it('leaves the events of a removed stage where they are', async () => {
    const { save, stageOf } = await setUp();
    await save([{ original: 'Harbour', name: 'Old Harbour' }]);
    await expect(stageOf('chapel')).resolves.toBe('Chapel');
    await expect(stageOf('harbour')).resolves.toBe('Old Harbour');
  });

  it('writes what is set for the stages in the same commit', async () => {
    const { services, save, provider } = await setUp();
    const commit = vi.spyOn(provider.documents, 'commit');
    await save([{ original: 'Harbour', name: 'Chapel' }], {
      stageChangeovers: ['15 Chapel'],
      openHours: ['12:00-02:00 daily', 'closed 2026-07-04 Chapel'],
    });
    expect(commit).toHaveBeenCalledTimes(1);
    await expect(services.festivals.get('f1')).resolves.toMatchObject({
      stages: ['Chapel'],
      stageChangeovers: ['15 Chapel'],
      openHours: ['12:00-02:00 daily', 'closed 2026-07-04 Chapel'],
    });
  });

  it('writes nothing where nothing changes', async () => {
    const { save, provider } = await setUp();
    const commit = vi.spyOn(provider.documents, 'commit');
    await save([
      { original: 'Harbour', name: 'Harbour' },
      { original: 'Chapel', name: 'Chapel' },
    ]);
    expect(commit).not.toHaveBeenCalled();
  });

  it('refuses a save based on an outdated copy, and moves no event', async () => {
    const { services, save, stageOf } = await setUp();
    await services.festivals.update('f1', { stages: ['Lawn'] });
    await expect(save([{ original: 'Harbour', name: 'Old Harbour' }])).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(stageOf('harbour')).resolves.toBe('Harbour');
  });

  it('tells a failure in the words of the catalogue', async () => {
    const { save, provider } = await setUp();
    provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
    await expect(save([{ original: 'Harbour', name: 'Harbour' }])).rejects.toThrow(
      'Failed to save festival details.',
    );
  });
});
