export { applyWrites } from './apply-writes.ts';
export { checkDocuments } from './document-rules.ts';
export { mayWrite, operations, permissions } from './permissions.ts';
export type { Operation, Permission, Role } from './permissions.ts';
export { workingCopy } from './working-copy.ts';
export type { Kept, Source, WorkingCopy } from './working-copy.ts';
export { checkRecords } from './record-rules.ts';
