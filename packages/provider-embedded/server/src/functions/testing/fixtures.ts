import { anyWebhooks, presenceInMemory, type AccountDirectory } from '@lineup/functions';
import { openDatabase, type Db } from '../../database/open.ts';
import { createDocumentStore } from '../../documents/store.ts';
import { countingIds, frozenClock } from '../../documents/testing/fixtures.ts';
import { createJobRecords } from '../job-records.ts';
import { createServerProvider } from '../server-provider.ts';
import { createUploadJobs, type UploadJobsDeps } from '../upload-jobs.ts';

const noAccounts: AccountDirectory = {
  list: async () => [],
  endSessions: async () => undefined,
  forgetPhone: async () => undefined,
  admit: async () => '',
};

/** Jobs on stores in memory; `files` are the contents by path. Pass `db` and `clock` to simulate a restart. */
export function jobWorld(
  options: { db?: Db; clock?: ReturnType<typeof frozenClock>; process?: UploadJobsDeps['process'] } = {},
) {
  const db = options.db ?? openDatabase(':memory:');
  const clock = options.clock ?? frozenClock();
  const documents = createDocumentStore({ db, now: clock.now, randomId: countingIds() });
  const contents = new Map<string, Uint8Array>();
  const { process } = options;
  const provider = createServerProvider(documents, {
    read: async (path) => contents.get(path) ?? null,
    write: async (path, bytes) => void contents.set(path, bytes),
    rendition: async () => null,
    storePicture: () => Promise.reject(new Error('no pictures here')),
    pathOf: async () => null,
    deleteFolder: async (folder, except) => {
      for (const path of contents.keys())
        if (path.startsWith(folder) && !except?.has(path)) contents.delete(path);
    },
  });
  const jobs = createJobRecords(db);
  const errors: unknown[] = [];
  const uploadJobs = createUploadJobs({
    provider,
    jobs,
    now: clock.now,
    onError: (error) => errors.push(error),
    ...(process === undefined ? {} : { process }),
  });
  const routes = {
    now: clock.now,
    webhookRule: anyWebhooks,
    download: () => Promise.resolve({ state: 'failed', problem: 'unreachable' } as const),
    presence: presenceInMemory(),
    directory: noAccounts,
    provePassword: async () => undefined,
    mail: async () => undefined,
    origin: 'https://portal.example',
  };
  return { ...routes, db, clock, documents, contents, provider, jobs, errors, uploadJobs };
}
