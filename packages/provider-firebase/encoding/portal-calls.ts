/** What the one function `portal` does, by name: the calls that pages make often share its machines, so that few wait for a start. */
const portalCalls = ['commit', 'festivalStats', 'peopleNames'] as const;

export type PortalCall = (typeof portalCalls)[number];

export function isPortalCall(name: unknown): name is PortalCall {
  return portalCalls.some((call) => call === name);
}
