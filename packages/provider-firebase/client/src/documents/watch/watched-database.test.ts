import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeFirestore, type Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { createWatchedDatabase, type WatchedCache } from './watched-database.ts';

const apps: FirebaseApp[] = [];
/** The actions of a browser's tabs, in order. */
const did: string[] = [];
let locks: ReturnType<typeof fakeLocks>;
beforeEach(() => {
  locks = fakeLocks();
});
afterEach(async () => {
  did.length = 0;
  await Promise.all(apps.splice(0).map(deleteApp));
});

function openDatabase(cache: WatchedCache): Firestore {
  const app = initializeApp({ projectId: 'demo' }, `${cache}-${apps.length}`);
  apps.push(app);
  did.push(`open ${app.name}`);
  return initializeFirestore(app, {});
}

const note = (what: string) => (database: Firestore) => {
  did.push(`${what} ${database.app.name}`);
  return Promise.resolve();
};

const newTab = (traits: Partial<Parameters<typeof createWatchedDatabase>[0]> = {}) =>
  createWatchedDatabase({ openDatabase, close: note('close'), clear: note('clear'), locks, ...traits });

describe('the database for watching', () => {
  it('is opened with the first use and reused', async () => {
    const tab = newTab();
    expect(await tab.open()).toBe(await tab.open());
    expect(did).toEqual(['open persistent-0']);
  });

  it('is closed with the session, and what was stored removed; the next one begins after that', async () => {
    const tab = newTab();
    await tab.open();
    const forgotten = tab.forget();
    await tab.open();
    await forgotten;
    expect(did).toEqual([
      'open persistent-0',
      'close persistent-0',
      'open persistent-1',
      'clear persistent-1',
      'close persistent-1',
      'open persistent-2',
    ]);
  });

  it('leaves what is stored to another tab that works with it, and the last one removes it', async () => {
    const [one, other] = [newTab(), newTab()];
    await one.open();
    await other.open();
    await one.forget();
    expect(did).toEqual(['open persistent-0', 'open persistent-1', 'close persistent-0']);
    await other.forget();
    expect(did.slice(3)).toEqual([
      'close persistent-1',
      'open persistent-2',
      'clear persistent-2',
      'close persistent-2',
    ]);
  });

  it('removes what an earlier page has left where nobody is signed in', async () => {
    await newTab().forget();
    expect(did).toEqual(['open persistent-0', 'clear persistent-0', 'close persistent-0']);
  });

  it('works in memory where the browser has no locks', async () => {
    const tab = newTab({ locks: null });
    await tab.open();
    await tab.forget();
    expect(did).toEqual(['open memory-0', 'close memory-0']);
  });

  it('is tried again after it could not be opened', async () => {
    let tries = 0;
    const tab = newTab({
      openDatabase: (cache) => {
        tries += 1;
        if (tries === 1) throw new Error('no storage');
        return openDatabase(cache);
      },
    });
    await expect(tab.open()).rejects.toThrow('no storage');
    await expect(tab.open()).resolves.toBeDefined();
    await tab.forget();
    expect(did.at(-2)).toMatch(/^clear/u);
  });

  it('lets go of the lock where it cannot be closed, and goes on where nothing can be removed', async () => {
    const failing = () => Promise.reject(new Error('the storage is gone'));
    const tab = newTab({ close: failing });
    await tab.open();
    await tab.forget();
    await newTab({ clear: failing }).forget();
    await newTab().forget();
    expect(did.at(-2)).toMatch(/^clear/u);
  });
});
