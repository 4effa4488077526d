import { festivalData } from '@lineup/provider/sample-documents';
import { expect, it } from 'vitest';
import { runInProcess } from './testing/killed-command.ts';
import { runningPortal } from './testing/running-portal.ts';
import { newFolder, removeFoldersAfterEach } from './testing/world.ts';

removeFoldersAfterEach();

const email = 'ada@festival.example';

it.each([
  ['revoke', { state: 'signedOut', because: 'permissionWithdrawn' }],
  ['reset-phone', { state: 'signedOut' }],
  ['set-password', { state: 'signedOut' }],
])(
  '%s in another process ends an open change feed at once, nothing more is told to it, and its browser learns why',
  async (command, session) => {
    const dataDir = newFolder();
    const portal = await runningPortal(dataDir);
    const [ada, other] = [
      await portal.signIn(email, '+12125550100'),
      await portal.signIn('grace@festival.example', '+12125550101'),
    ];
    const feeds = [await portal.follow(ada), await portal.follow(other)] as const;
    expect(feeds.map(({ status }) => status)).toEqual([200, 200]);

    await runInProcess(`${command} ${email}`, { DATA_DIR: dataDir }, 'another long password\n');
    // Without any write, and before the next heartbeat.
    expect(await feeds[0].events).not.toContain('event: change');
    expect((await portal.follow(ada)).status).toBe(401);
    expect((await portal.get('/api/documents?path=festivals%2Ff1', ada)).status).toBe(401);
    expect(await (await portal.get('/api/auth/session', ada)).json()).toEqual(session);

    expect((await portal.store(other, 'f1', festivalData())).status).toBe(200);
    portal.close();
    expect(await feeds[1].events).toContain('event: change');
  },
  18_000,
);
