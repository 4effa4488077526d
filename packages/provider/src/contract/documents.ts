import { describe } from 'vitest';
import { describeAccess } from './documents-access.ts';
import { describeCommit } from './documents-commit.ts';
import { describeQuery } from './documents-query.ts';
import type { ContractSubject } from './world.ts';

/** `DocumentPort` without its watches: reading, asking and writing. */
export function describeDocumentsContract(subject: ContractSubject): void {
  describe(`documents: ${subject.name}`, () => {
    describeCommit(subject);
    describeQuery(subject);
    describeAccess(subject);
  });
}
