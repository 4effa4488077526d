import { adminPermission } from '@lineup/domain';
import type { DemoAuthors } from './active-changes.ts';

/** The accounts of the demo, all with the same password. */
export const demoAccounts = [
  {
    email: 'admin@festival.example',
    permissions: [adminPermission],
    displayName: 'Robin Meadow',
    phone: '+12125550100',
    note: 'administrator, phone +1 212 555 0100',
  },
  {
    email: 'newcomer@festival.example',
    permissions: [adminPermission],
    displayName: 'Kim Newfield',
    phone: null,
    note: 'administrator, no phone yet',
  },
  {
    email: 'visitor@festival.example',
    permissions: [],
    displayName: 'Alex Gate',
    phone: null,
    note: 'no administrator',
  },
] as const;

/** The authors in the sample festivals, given the id of the demo's administrator. */
export function demoAuthors(administratorId: string): DemoAuthors {
  const [{ email }] = demoAccounts;
  return {
    robin: { id: administratorId, email },
    sam: { id: 'formerly-sam', email: 'sam@festival.example' },
  };
}
