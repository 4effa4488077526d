import { ProviderError } from '@lineup/provider';
import type { ServerFiles } from '@lineup/provider/server';
import type { getStorage } from 'firebase-admin/storage';

/** The bucket of Cloud Storage that holds the portal's files. */
export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The files of the port in Cloud Storage, past the security rules. */
export function createBucketFiles(bucket: Bucket): ServerFiles {
  return {
    read: (path) => unlessMissing(async () => (await bucket.file(path).download())[0]),
    deleteFolder: async (folder) => {
      if (!folder.endsWith('/')) throw new ProviderError('invalid-argument', `${folder} is no folder`);
      await bucket.deleteFiles({ prefix: folder, force: true }).catch((failures: unknown) => {
        // A trigger removes what goes with a file as well, and may be quicker.
        if (!areMissing(failures)) throw failures;
      });
    },
  };
}

/** What `work` answers, or null where the file is not there. */
export async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw new ProviderError('unavailable', 'Cloud Storage does not answer', { cause: error });
  }
}

/** Whether all that is told of are files that are not there; `force` makes a list of what failed. */
function areMissing(failures: unknown): boolean {
  return Array.isArray(failures) && failures.every((failure) => statusOf(failure) === 404);
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
