// Globals that exist on every platform the functions run on; no other platform types are available here.
declare class AbortController {
  readonly signal: import('@lineup/provider').AbortSignalLike;
  abort(): void;
}
declare function setTimeout(work: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function btoa(bytes: string): string;
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
}
declare const crypto: {
  getRandomValues(bytes: Uint8Array): Uint8Array;
  readonly subtle: {
    digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      key: Uint8Array,
      algorithm: { readonly name: 'HMAC'; readonly hash: 'SHA-256' },
      extractable: false,
      uses: readonly 'sign'[],
    ): Promise<object>;
    sign(algorithm: 'HMAC', key: object, data: Uint8Array): Promise<ArrayBuffer>;
  };
};
