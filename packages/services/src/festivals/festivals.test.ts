import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { chosenPicture, givenEvent, givenFestival, newFestival } from '../testing/factories.ts';
import { festivalTimestamps } from '@lineup/domain';

function setUp(now = Date.UTC(2026, 6, 4)) {
  const provider = startBackend();
  const { festivals } = createServices(provider, { now: () => now, random: () => 0.5 });
  return { provider, festivals };
}

const from = (startDate: string, endDate: string) =>
  festivalTimestamps({ startDate, endDate, timezone: 'UTC' });

describe('creating a festival', () => {
  it('stamps it and leaves it without a picture when none was chosen', async () => {
    const { festivals } = setUp();
    const made = await festivals.create('f1', newFestival(), null);
    expect(made).toEqual({ id: 'f1', image: 'none', imageError: null });
    const festival = await festivals.get('f1');
    expect(festival).toMatchObject({ name: 'Salt & Lantern', imageURL: null });
    expect(festival.created_at).toEqual(festival.updated_at);
  });

  it('stores the picture and then sets its address', async () => {
    const { festivals } = setUp();
    const made = await festivals.create('f1', newFestival(), chosenPicture('cover.png'));
    expect(made.image).toBe('stored');
    expect((await festivals.get('f1')).imageURL).toContain('/files/');
  });

  it('keeps the festival and says why when only the picture failed', async () => {
    const { festivals, provider } = setUp();
    provider.files.upload = () => Promise.reject(new ProviderError('unsupported-media-type'));
    const made = await festivals.create('f1', newFestival(), chosenPicture('cover.png'));
    expect(made.image).toBe('failed');
    expect(made.imageError).toBe('Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)');
    expect((await festivals.get('f1')).name).toBe('Salt & Lantern');
  });

  it('creates nothing twice when it is repeated with the same id', async () => {
    const { festivals } = setUp();
    await festivals.create('f1', newFestival(), null);
    await festivals.create('f1', newFestival(), null);
    await expect(festivals.list()).resolves.toHaveLength(1);
  });

  it('tells a failure in the words of the catalogue', async () => {
    const { festivals, provider } = setUp();
    provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
    await expect(festivals.create('f1', newFestival(), null)).rejects.toThrow('Failed to create festival');
  });
});

describe('reading festivals', () => {
  it('lists the latest start first', async () => {
    const { festivals, provider } = setUp();
    givenFestival(provider, 'old', from('2025-01-01', '2025-01-02'));
    givenFestival(provider, 'new', from('2027-01-01', '2027-01-02'));
    expect((await festivals.list()).map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('finds upcoming and past ones by now, and leaves the running one out of both', async () => {
    const { festivals, provider } = setUp();
    givenFestival(provider, 'over', from('2026-06-01', '2026-06-02'));
    givenFestival(provider, 'on', from('2026-07-03', '2026-07-05'));
    givenFestival(provider, 'next', from('2026-08-01', '2026-08-02'));
    givenFestival(provider, 'later', from('2026-09-01', '2026-09-02'));
    expect((await festivals.upcoming()).map(({ id }) => id)).toEqual(['next', 'later']);
    expect((await festivals.upcoming(1)).map(({ id }) => id)).toEqual(['next']);
    expect((await festivals.past()).map(({ id }) => id)).toEqual(['over']);
  });

  it('reads a festival from before dayStartsAt existed', async () => {
    const { festivals, provider } = setUp();
    givenFestival(provider, 'f1');
    const { dayStartsAt: _, ...older } = (await provider.documents.get('festivals/f1'))!.data;
    provider.stored.putUnchecked('festivals/f1', older);
    expect((await festivals.get('f1')).dayStartsAt).toBe('00:00');
  });

  it('says that a festival does not exist', async () => {
    await expect(setUp().festivals.get('none')).rejects.toMatchObject({
      code: 'not-found',
      message: 'Festival not found',
    });
  });

  const givenSets = (provider: ReturnType<typeof setUp>['provider'], id: string, artists: string[]) => {
    givenFestival(provider, id);
    artists.forEach((artistName, n) => {
      givenEvent(provider, id, `e${n}`, { artistName });
    });
  };

  it('counts events and different artists', async () => {
    const { festivals, provider } = setUp();
    givenSets(provider, 'f1', ['Kelp', 'Kelp', 'Owl Parade']);
    await expect(festivals.stats('f1')).resolves.toEqual({ eventCount: 3, artistCount: 2 });
  });

  it('counts the lineups of all festivals in one request, without reading an event', async () => {
    const { festivals, provider } = setUp();
    givenSets(provider, 'f1', ['Kelp', 'Owl Parade']);
    givenSets(provider, 'f2', []);
    const call = vi.spyOn(provider.functions, 'call');
    await expect(festivals.allStats()).resolves.toMatchObject({
      stats: [
        { festivalId: 'f1', eventCount: 2, artistCount: 2, stages: ['Harbour'] },
        { festivalId: 'f2', eventCount: 0, artistCount: 0, stages: [], dates: [] },
      ],
    });
    expect(call.mock.calls).toEqual([['festivalStats', {}]]);
  });

  it('says why there are no counts', async () => {
    const { festivals, provider } = setUp();
    await expect(festivals.stats('none')).rejects.toMatchObject({
      code: 'not-found',
      message: 'Festival not found',
    });
    provider.functions.call = () => Promise.reject(new ProviderError('internal'));
    await expect(festivals.stats('f1')).rejects.toThrow('Failed to get festival statistics');
    await expect(festivals.allStats()).rejects.toThrow('Failed to get festival statistics');
  });

  it('hears of changes without asking again', async () => {
    const { festivals, provider } = setUp();
    const seen = vi.fn<(ids: string[]) => void>();
    const stop = festivals.watchAll((found) => seen(found.map(({ id }) => id)), vi.fn());
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith([]));
    givenFestival(provider, 'f1');
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(['f1']));
    stop();
    const others = vi.fn<(ids: string[]) => void>();
    festivals.watchAll((found) => others(found.map(({ id }) => id)), vi.fn());
    givenFestival(provider, 'f2');
    await vi.waitFor(() => expect(others.mock.lastCall?.[0]).toHaveLength(2));
    expect(seen).toHaveBeenCalledTimes(2);
  });
});

describe('changing a festival', () => {
  it('refuses a save based on an outdated copy', async () => {
    const { festivals, provider } = setUp();
    givenFestival(provider, 'f1');
    const { version } = await festivals.get('f1');
    await festivals.update('f1', { name: 'Salt' }, version);
    await expect(festivals.update('f1', { name: 'Lantern' }, version)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await festivals.get('f1')).name).toBe('Salt');
  });

  it('removes a festival through the function', async () => {
    const { festivals, provider } = setUp();
    givenFestival(provider, 'f1');
    const call = vi.spyOn(provider.functions, 'call');
    await festivals.remove('f1');
    expect(call.mock.calls).toEqual([['deleteFestival', { festivalId: 'f1' }]]);
    await expect(festivals.list()).resolves.toEqual([]);
    call.mockRejectedValue(new ProviderError('internal'));
    await expect(festivals.remove('f1')).rejects.toThrow('Failed to delete festival');
  });
});
