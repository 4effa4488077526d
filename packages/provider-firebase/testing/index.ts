export { addEmulatorAccount, type EmulatorAccount } from './emulator-accounts.ts';
export { emptyEmulators } from './empty-emulators.ts';
export { commitAsOwner } from './emulator-documents.ts';
export { storeAsOwner } from './emulator-files.ts';
export { requestAsOwner, textIn, type EmulatorHosts } from './emulator-hosts.ts';
export { unsignedToken } from './unsigned-token.ts';
export { findLastMail } from './sent-mails.ts';
export { findLastCode, lastCodeTo } from './sent-codes.ts';
export { commitLimit as firestoreCommitLimit } from '../client/src/documents/commit/commit-size.ts';
