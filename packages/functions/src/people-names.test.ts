import { paths } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, test } from 'vitest';
import { peopleNames } from './people-names.ts';

test('the names of administrators, and nothing of anybody else', async () => {
  const { server, stored } = startBackend();
  const { documents } = server.rooms.provider;
  stored.put(paths.user('named'), { permissions: ['admin'], displayName: ' Kim Newfield ', phoneId: 'p' });
  stored.put(paths.user('nameless'), { permissions: ['admin'], displayName: ' ' });
  stored.put(paths.user('former'), { permissions: [], displayName: 'Alex Gate' });
  const ids = ['named', 'nameless', 'former', 'unknown', 'named'];
  await expect(peopleNames({ documents }, { ids })).resolves.toEqual({ names: { named: 'Kim Newfield' } });
});
