export function counterOf(
  call: string,
  onRead: (what: string, times?: number) => void,
): { readonly receive: (message: Buffer) => void; readonly end: () => void };
