export { AccountMenuContent } from './account-menu-content.tsx';
export { ChangePhoneDialog } from './change-phone-dialog.tsx';
