/** Calls that are made often or do little. They share the function `portal`, so that few of them wait for an instance to start. */
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
