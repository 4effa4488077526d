import { describe } from 'vitest';
import { describeAccess } from './documents-access.ts';
import { describeCommit } from './documents-commit.ts';
import { describeQuery } from './documents-query.ts';
import type { ContractSubject } from './world.ts';

/** Contract for `DocumentPort` without its watches: reading, querying and writing. */
export function describeDocumentsContract(subject: ContractSubject): void {
  describe(`documents: ${subject.name}`, () => {
    describeCommit(subject);
    describeQuery(subject);
    describeAccess(subject);
  });
}
