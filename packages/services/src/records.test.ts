import { paths } from '@lineup/domain';
import { createMemoryProvider } from '@lineup/provider/testing';
import { describe, expect, it, vi } from 'vitest';
import { eventFrom } from './records.ts';
import { createServices } from './services.ts';
import { givenEvent, givenFestival } from './testing/factories.ts';

function setUp() {
  const provider = createMemoryProvider();
  givenFestival(provider, 'f1');
  givenEvent(provider, 'f1', 'a');
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  const change = (path: string, data: object) =>
    provider.documents.put(path, { ...provider.documents.read(path), ...data });
  return { provider, services, change };
}

describe('a stored document without a name', () => {
  it('is a festival all the same', async () => {
    const { services, change } = setUp();
    change(paths.festival('f1'), { name: ' ' });
    await expect(services.festivals.get('f1')).resolves.toMatchObject({
      name: '',
      location: 'Porto Velho Quay',
    });
  });

  it('is an event all the same', async () => {
    const { services, change } = setUp();
    change(paths.event('f1', 'a'), { artistName: undefined });
    await expect(services.events.list('f1')).resolves.toMatchObject([{ artistName: '', stage: 'Harbour' }]);
  });
});

describe('a stored document that breaks its schema', () => {
  it('is told as a failure, also to those who follow it', async () => {
    const { services, change } = setUp();
    change(paths.festival('f1'), { startDate: 'soon' });
    change(paths.event('f1', 'a'), { timeStart: 'late' });
    const failed = vi.fn();
    const onError = ({ message }: Error) => void failed(message);
    services.festivals.watchAll(vi.fn(), onError);
    services.festivals.watch('f1', vi.fn(), onError);
    services.events.watch('f1', vi.fn(), onError);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(3));
    expect(failed.mock.calls.flat()).toEqual([
      'Failed to load festivals.',
      'Failed to load festival data',
      'Failed to load schedule.',
    ]);
    await expect(services.events.list('f1')).rejects.toThrow('Failed to load schedule.');
    await expect(services.events.get('f1', 'a')).rejects.toThrow(/^Failed to load event$/u);
    await expect(services.festivals.get('f1')).rejects.toThrow(/^Failed to load festival$/u);
  });
});

describe('an event that did not change', () => {
  it('stays the same object, so that what is shown of it need not be made again', () => {
    const { provider } = setUp();
    const snapshot = {
      path: paths.event('f1', 'a'),
      id: 'a',
      version: '1',
      data: provider.documents.read(paths.event('f1', 'a')) ?? {},
    };
    expect(eventFrom(snapshot)).toBe(eventFrom(snapshot));
    const changed = { ...snapshot, version: '2' };
    expect(eventFrom(changed)).toMatchObject({ version: '2' });
  });
});
