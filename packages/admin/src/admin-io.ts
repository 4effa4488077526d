/** Input, output and clock of the command line. */
export interface AdminIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream & { readonly isTTY?: boolean };
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
