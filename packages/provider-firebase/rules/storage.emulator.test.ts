import { describe } from 'vitest';
import { describeFileAccess } from './testing/file-access.ts';
import { describeFileContent } from './testing/file-content.ts';
import { openStorageWorld } from './testing/storage-world.ts';

describe('the rules of Storage', () => {
  const world = openStorageWorld();
  describeFileAccess(world);
  describeFileContent(world);
});
