import { OwnPortal } from './own-portal.ts';
import { test as base } from './test.ts';

/** A test with a separate portal, which it may kill and restart. */
export const test = base.extend<{ portal: OwnPortal }>({
  // The first argument must be an object pattern, even an empty one.
  // eslint-disable-next-line no-empty-pattern
  portal: async ({}, provide) => {
    const portal = await OwnPortal.make();
    await provide(portal);
    await portal.remove();
  },
  baseURL: ({ portal }, provide) => provide(portal.address),
  storageState: { cookies: [], origins: [] },
});
