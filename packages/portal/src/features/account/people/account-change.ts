import type { AccessChange } from '@lineup/provider';

/** What is done about somebody who has access. */
export type AccountChange = Extract<AccessChange, { readonly type: 'revoke' | 'resetPhone' }>['type'];
