/** The address of the stage screen with this token, below the portal's own. The token stands where no server is sent it. */
export function screenAddress(token: string): string {
  return `${window.location.origin}/stage/screen#${token}`;
}
