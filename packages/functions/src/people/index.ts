export type * from './account-directory.ts';
export { acceptInvitation, findInvitation, type InvitedSurroundings } from './accept-invitation.ts';
export { accessEntryWrite } from './access-records.ts';
export { administrators } from './administrators.ts';
export { changeAccess, type AccessSurroundings } from './change-access.ts';
export type { Mail } from './invite.ts';
