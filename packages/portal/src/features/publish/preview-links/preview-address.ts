/** Returns the address at which people with this token see the draft. */
export function previewAddress(token: string): string {
  return `${window.location.origin}/preview/${token}`;
}
