import { expect, it } from 'vitest';
import { createBucketFiles, type Bucket } from './bucket-files.ts';

const failure = (code: number) => Object.assign(new Error(`Status ${code}`), { code });

/** A bucket that fails to delete some files. */
const bucketFailing = (...failures: readonly Error[]) =>
  // Only the part of a bucket that is used.
  ({ deleteFiles: () => Promise.reject(failures) }) as unknown as Bucket;

it('a folder is deleted although something else was quicker with a file', async () => {
  const files = createBucketFiles(bucketFailing(failure(404), failure(404)));
  await expect(files.deleteFolder('festivals/f1/')).resolves.toBeUndefined();
});

it('a folder with files that could not be deleted is told', async () => {
  const files = createBucketFiles(bucketFailing(failure(404), failure(503)));
  await expect(files.deleteFolder('festivals/f1/')).rejects.toHaveLength(2);
});
