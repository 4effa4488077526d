/** Where whoever has this token sees the draft. */
export function previewAddress(token: string): string {
  return `${window.location.origin}/preview/${token}`;
}
