/**
 * Returns the address of the stage screen with this token, below the portal's own. The token is in a part that is not
 * sent to servers.
 */
export function screenAddress(token: string): string {
  return `${window.location.origin}/stage/screen#${token}`;
}
