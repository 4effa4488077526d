import { planStages, type StageRow } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { createMemoryProvider } from '@lineup/provider/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from './services.ts';
import { givenEvent, givenFestival } from './testing/factories.ts';

async function setUp() {
  const provider = createMemoryProvider();
  givenFestival(provider, 'f1', { stages: ['Harbour', 'Chapel'] });
  givenEvent(provider, 'f1', 'harbour', { stage: 'Harbour' });
  givenEvent(provider, 'f1', 'chapel', { stage: 'Chapel' });
  givenEvent(provider, 'f1', 'pier', { stage: 'Pier' });
  const services = createServices(provider, { now: () => 0, random: () => 0.5 });
  const festival = await services.festivals.get('f1');
  const save = (rows: StageRow[]) => {
    const plan = planStages(rows, festival.stages);
    if (!plan.ok) throw new Error(plan.error);
    return services.stages.save({ festival, ...plan });
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

  it('leaves the events of a removed stage where they are', async () => {
    const { save, stageOf } = await setUp();
    await save([{ original: 'Harbour', name: 'Old Harbour' }]);
    await expect(stageOf('chapel')).resolves.toBe('Chapel');
    await expect(stageOf('harbour')).resolves.toBe('Old Harbour');
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
