/** Calls that are frequent or cheap. They share the function `portal`, so that fewer of them wait for a cold start. */
const portalCalls = [
  'commit',
  'festivalStats',
  'peopleNames',
  'announcePresence',
  'downloadSource',
  'fetchArtistPicture',
  'endSessions',
  'administrators',
  'changeAccess',
  'changeStageScreens',
] as const;

export type PortalCall = (typeof portalCalls)[number];

export function isPortalCall(name: unknown): name is PortalCall {
  return portalCalls.some((call) => call === name);
}
