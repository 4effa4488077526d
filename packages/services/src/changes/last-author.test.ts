import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { administrator, startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { givenEvent, givenFestival } from '../testing/factories.ts';

const colleague = { id: 'admin-2', email: 'second@festival.example' };
const set = (...fields: readonly string[]) => ({ target: 'set', id: 'a', fields }) as const;

function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  givenFestival(provider, 'f1');
  givenEvent(provider, 'f1', 'a', { artistName: 'Tide' });
  const surroundings = { now: () => 0, random: () => 0 };
  const own = createServices(provider, surroundings);
  const theirs = createServices(provider.addColleague(colleague), surroundings);
  const who = (...fields: readonly string[]) => own.history.lastAuthor('f1', set(...fields));
  const giveName = (displayName: string) =>
    provider.stored.put(paths.user(colleague.id), { permissions: ['admin'], displayName });
  return { provider, own, theirs, who, giveName };
}

describe('who changed a field last', () => {
  it('is found by the field, and not who changed another one since', async () => {
    const { own, theirs, who, giveName } = setUp();
    giveName('Kim Newfield');
    await theirs.events.update('f1', 'a', { stage: 'Chapel' });
    await own.events.update('f1', 'a', { note: 'Late' });
    expect(await who('stage')).toEqual({ ...colleague, name: 'Kim Newfield' });
    expect(await who('note')).toMatchObject({ id: administrator.id });
    expect(await who('artistName')).toBeNull();
  });

  it('has the address where there is no name, or none can be read', async () => {
    const { provider, theirs, who, giveName } = setUp();
    giveName('');
    await theirs.events.update('f1', 'a', { stage: 'Chapel' });
    expect(await who('stage')).toMatchObject({ name: colleague.email });
    giveName('Kim Newfield');
    vi.spyOn(provider.functions, 'call').mockRejectedValue(new ProviderError('unavailable'));
    expect(await who('stage')).toMatchObject({ name: colleague.email });
  });

  it('is who deleted a set that is gone', async () => {
    const { own, theirs, who } = setUp();
    await own.events.update('f1', 'a', { stage: 'Chapel' });
    await theirs.events.remove('f1', 'a');
    expect(await who()).toMatchObject(colleague);
  });
});
