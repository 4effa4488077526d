import { type FestivalStats, type Timestamp, type UploadType, isTimestamp } from '@lineup/domain';

type Fields = Readonly<Record<string, unknown>>;

/** The response of the function `name` if `value` has its shape, else null. */
export function readCallableResponse<Name extends CallableName>(
  name: Name,
  value: unknown,
): Callables[Name]['response'] | null {
  return isRecord(value) ? parseResponse[name](value) : null;
}

type Checks = {
  readonly [Name in CallableName]: (response: Fields) => Callables[Name]['response'] | null;
};

const parseResponse: Checks = {
  processUpload: ({ success, eventCount }) =>
    success === true && typeof eventCount === 'number' ? { success, eventCount } : null,
  deleteFestival: ({ success }) => (success === true ? { success } : null),
  festivalStats: ({ stats }) => (Array.isArray(stats) && stats.every(isLineupStats) ? { stats } : null),
};

function isLineupStats(value: unknown): value is LineupStats {
  if (!isRecord(value)) return false;
  const { festivalId, eventCount, artistCount, conflictCount, stages, dates } = value;
  return (
    typeof festivalId === 'string' &&
    typeof eventCount === 'number' &&
    typeof artistCount === 'number' &&
    typeof conflictCount === 'number' &&
    Array.isArray(stages) &&
    stages.every((stage) => typeof stage === 'string') &&
    Array.isArray(dates) &&
    dates.every(isTimestamp)
  );
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How far the lineup of a festival has come, counted where it is kept. */
export interface LineupStats extends FestivalStats {
  readonly festivalId: string;
  /** The conflicts that nobody has accepted. */
  readonly conflictCount: number;
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
