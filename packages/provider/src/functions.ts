import type { FestivalStats, Timestamp, UploadType } from '@lineup/domain';

/** How far the lineup of a festival has come, counted where it is kept. */
export interface LineupStats extends FestivalStats {
  readonly festivalId: string;
  /** The stages that have an event, in no order. */
  readonly stages: readonly string[];
  /** The festival days that have an event, as the events' `date`, in no order. */
  readonly dates: readonly Timestamp[];
}

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
    response: { readonly success: true; readonly eventCount: number };
  };
  /** Removes the festival with its events, uploads and files; safe to repeat. */
  deleteFestival: {
    request: { readonly festivalId: string };
    response: { readonly success: true };
  };
  /** Counts the lineups of the named festivals, or of all; those that do not exist are left out. No event is sent. */
  festivalStats: {
    request: { readonly festivalIds?: readonly string[] };
    response: { readonly stats: readonly LineupStats[] };
  };
}

export type CallableName = keyof Callables;
export const callableNames = [
  'processUpload',
  'deleteFestival',
  'festivalStats',
] as const satisfies readonly CallableName[];

/** `festivalStats` takes at most so many ids. */
export const maximumStatsIds = 200;

/** After so many milliseconds a call ends with `deadline-exceeded` (specification, section 9). */
export const callableTimeoutMs = 70_000;

export interface FunctionPort {
  /** Calls a function. What it refuses comes as its `ProviderError`; `deadline-exceeded` after 70 seconds. */
  call<Name extends CallableName>(
    name: Name,
    request: Callables[Name]['request'],
  ): Promise<Callables[Name]['response']>;
}
