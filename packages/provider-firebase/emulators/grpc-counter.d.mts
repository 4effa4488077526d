export function counterOf(
  call: string,
  onRead: (what: string, times?: number) => void,
): { readonly receive: (message: Buffer) => void; readonly end: () => void };

/** What Firestore bills for a request that writes: 'write lineupEvents', 'delete drafts'. */
export function writesOf(call: string, request: Buffer): readonly string[];
