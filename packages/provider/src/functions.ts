import type { UploadType } from '@lineup/domain';

/** The callable functions: name → request and answer. */
export interface Callables {
  /** Reads the upload's file and writes its draft events; safe to repeat. */
  processUpload: {
    request: {
      readonly uploadId: string;
      readonly fileURL: string;
      readonly uploadType: UploadType;
      readonly festivalId: string;
    };
    answer: { readonly success: true; readonly eventCount: number };
  };
  /** Removes the festival with its events, uploads and files; safe to repeat. */
  deleteFestival: {
    request: { readonly festivalId: string };
    answer: { readonly success: true };
  };
}

export type CallableName = keyof Callables;
export const callableNames = ['processUpload', 'deleteFestival'] as const satisfies readonly CallableName[];

/** After so many milliseconds a call ends with `deadline-exceeded` (specification, section 9). */
export const callableTimeoutMs = 70_000;

export interface FunctionPort {
  /** Calls a function. What it refuses comes as its `ProviderError`; `deadline-exceeded` after 70 seconds. */
  call<Name extends CallableName>(
    name: Name,
    request: Callables[Name]['request'],
  ): Promise<Callables[Name]['answer']>;
}
