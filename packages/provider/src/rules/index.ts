export { applyCommit } from './apply-commit.ts';
export type { CommitSender } from './apply-commit.ts';
export { parseCommitRequest } from './commit-request.ts';
export type { CommitRequest } from './commit-request.ts';
export { mayWrite, operations, permissions } from './permissions.ts';
export type { Operation, Permission, Role } from './permissions.ts';
export { workingCopy } from './working-copy.ts';
export type { VersionedDocument, Source, WorkingCopy } from './working-copy.ts';
