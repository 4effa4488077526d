export function counterOf(
  call: string,
  onRead: (what: string, times?: number) => void,
): { readonly hear: (message: Buffer) => void; readonly end: () => void };
