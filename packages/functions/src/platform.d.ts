// What every platform has on which the functions run; nothing else of a platform is known in this room.
declare class AbortController {
  readonly signal: import('@lineup/provider').AbortSignalLike;
  abort(): void;
}
declare function setTimeout(work: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
