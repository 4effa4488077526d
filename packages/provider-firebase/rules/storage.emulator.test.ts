import { describe } from 'vitest';
import { describeFileAccess } from './file-access.ts';
import { describeFileContent } from './file-content.ts';
import { openStorageWorld } from './testing/storage-world.ts';

describe('the rules of Storage', () => {
  const world = openStorageWorld();
  describeFileAccess(world);
  describeFileContent(world);
});
