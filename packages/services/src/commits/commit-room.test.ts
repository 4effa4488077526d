import { tooLargeMessages, paths } from '@lineup/domain';
import { ProviderError, type CommitLimit } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenDraft, givenFestival, uploadId } from '../testing/factories.ts';

/** A provider with this limit for a commit. */
async function setUp(bytes: number, drafts = 4) {
  const memory = startBackend();
  const commitLimit: CommitLimit = { bytes, sizeOf: () => 1 };
  const documents = { ...memory.documents, commitLimit };
  const provider = { ...memory, documents };
  givenFestival(provider, 'f1');
  givenDraft(
    provider,
    'f1',
    Array.from({ length: drafts }, (_, index) => draft({ row: index + 1 })),
  );
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  const lineup = { festivalId: 'f1', uploadId, drafts: await services.uploads.draftEvents('f1', uploadId) };
  return { services, lineup, provider };
}

describe('what a provider does not take at once', () => {
  it('is told of a draft before anything is sent, with how many events fit', async () => {
    const { services, lineup, provider } = await setUp(4, 40);
    await expect(services.uploads.tooLargeToSave('f1', lineup.drafts)).resolves.toBe(
      tooLargeMessages.ofDraft(40, 3),
    );
    const before = provider.stored.paths().length;
    await expect(services.uploads.saveAll(lineup)).rejects.toMatchObject({
      code: 'payload-too-large',
      message: expect.stringContaining('This draft has 40 events') as string,
    });
    expect(provider.stored.paths().length).toBe(before);
  });

  it('is told in plain words where the provider itself refuses it', async () => {
    const { services, provider } = await setUp(5);
    provider.failWith(new ProviderError('payload-too-large'));
    const edits = { changed: new Map([['draft-1', { stage: 'Chapel' }]]), removed: new Set<string>() };
    await expect(services.uploads.saveEdits('f1', uploadId, edits)).rejects.toThrow(
      'This is too large to be saved at once. Nothing was saved.',
    );
  });

  it('is nothing where the draft fits', async () => {
    const { services, lineup } = await setUp(6);
    await expect(services.uploads.tooLargeToSave('f1', lineup.drafts)).resolves.toBeNull();
    await expect(services.uploads.saveAll(lineup)).resolves.toEqual({ events: 4, pictures: [] });
  });

  it('is told of a stage whose events cannot all move along, and nothing moves', async () => {
    const { services, lineup, provider } = await setUp(6);
    await services.uploads.saveAll(lineup);
    const festival = await services.festivals.get('f1');
    const [stage = ''] = festival.stages;
    const tight = {
      ...provider,
      documents: { ...provider.documents, commitLimit: { bytes: 5, sizeOf: () => 1 } },
    };
    const { stages, details } = createServices(tight, { now: () => 0, random: () => 0 });
    const rename = stages.save({
      festival,
      stages: ['Pier', ...festival.stages.slice(1)],
      renames: new Map([[stage, 'Pier']]),
      settings: {},
    });
    await expect(rename).rejects.toMatchObject({
      code: 'payload-too-large',
      message: tooLargeMessages.ofFestival(5, 4),
    });
    const move = details.save({ festival, changes: { timezone: 'Asia/Tokyo' }, preserved: 'clockTimes' });
    await expect(move).rejects.toMatchObject({
      code: 'payload-too-large',
      message: tooLargeMessages.ofFestival(5, 4),
    });
    await expect(provider.documents.get(paths.festival('f1'))).resolves.toMatchObject({
      version: festival.version,
    });
  });
});
