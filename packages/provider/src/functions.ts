import type {
  AccessAction,
  Conflict,
  DownloadProblem,
  FestivalStats,
  FileOrigin,
  PictureProblem,
  Timestamp,
  UploadType,
} from '@lineup/domain';
import type { PublishedSet } from '@lineup/domain/live';
import type { LineupChange, ReleaseState } from '@lineup/domain/release';
import { ProviderError } from './errors.ts';

const loadChecks = () => import('./callable-responses.ts');

/**
 * Returns the response of the function `name` if `value` has its shape, else null. The checks are loaded with the first
 * response, as no page calls a function before it is rendered. Fails with `unavailable` if they cannot be loaded.
 */
export async function readCallableResponse<Name extends CallableName>(
  name: Name,
  value: unknown,
): Promise<Callables[Name]['response'] | null> {
  const { parseCallableResponse } = await loadChecks().catch((cause: unknown) => {
    throw new ProviderError('unavailable', 'Not loaded', { cause });
  });
  return parseCallableResponse(name, value);
}

/** Statistics of a festival's lineup, counted by the server. */
export interface LineupStats extends FestivalStats {
  readonly festivalId: string;
  /** The open conflicts: those that were not accepted. */
  readonly conflictCount: number;
  /** The stages that have an event, unordered. */
  readonly stages: readonly string[];
  /** The festival days that have an event, as the events' `date`, unordered. */
  readonly dates: readonly Timestamp[];
}

/** Another user who has a festival open. */
export interface PresentPerson {
  readonly id: string;
  /** Their display name, or their e-mail address if they have none. */
  readonly name: string;
  /** The set that they have open, or null. */
  readonly setId: string | null;
}

/** What a release would change. */
export interface ReleaseComparison {
  readonly changes: readonly LineupChange[];
  /** The number of open conflicts in what is published. */
  readonly openConflicts: number;
  /** The first few of the open conflicts. */
  readonly conflicts: readonly Conflict[];
  /** The number of published sets. */
  readonly sets: number;
  /** A suggestion for a festival without an address; it was free when checked. */
  readonly suggestedSlug: string;
}

/** Changes to a festival's publication other than publishing its lineup. */
export type PublicationAction =
  | { readonly type: 'withdraw' }
  | { readonly type: 'republish'; readonly releaseId: string }
  | { readonly type: 'cancelPlanned'; readonly releaseId: string }
  /** Updates a scheduled release with the selected changes made since then, or all of them; see `publishLineup`. */
  | {
      readonly type: 'takeAlong';
      readonly releaseId: string;
      readonly ticked: readonly string[] | null;
      readonly expectedConflicts: number;
    }
  /** Publishes the delays and statuses of these sets, and no other edits since the last release. */
  | { readonly type: 'publishLive'; readonly setIds: readonly string[] }
  | { readonly type: 'rename'; readonly slug: string }
  | { readonly type: 'webhook'; readonly url: string | null }
  /**
   * Repeats a delivery to the webhook. `round` is the one that was displayed: only one call per round has an effect.
   */
  | { readonly type: 'sendAgain'; readonly deliveryId: string; readonly round: number };

/** Changes to the links that show a draft to people without an account. */
export type PreviewLinkAction =
  | {
      readonly type: 'create';
      readonly name: string;
      /** Stage names; empty for all stages. */
      readonly stages: readonly string[];
      readonly showNames: boolean;
      readonly expiresAt: Timestamp;
    }
  | { readonly type: 'revoke'; readonly id: string };

/** Changes to stage screens: their links, the message to a stage, and the reply to a stage manager's report. */
export type StageScreenAction =
  | {
      readonly type: 'create';
      readonly name: string;
      /** Null for a link that follows sets and artists on all stages. */
      readonly stage: string | null;
      readonly sets: readonly string[];
      readonly artists: readonly string[];
      readonly showNames: boolean;
      readonly canReport: boolean;
      readonly amberMinutes: number;
      readonly redMinutes: number;
      readonly expiresAt: Timestamp;
    }
  | { readonly type: 'revoke'; readonly id: string }
  /** Replaces the message to the stage. */
  | { readonly type: 'message'; readonly stage: string; readonly text: string; readonly flash: boolean }
  | { readonly type: 'clearMessage'; readonly stage: string }
  /** Records the outcome of a report. The change it requests is made to the lineup like any other. */
  | { readonly type: 'answer'; readonly id: string; readonly state: 'accepted' | 'declined' };

/** A person with access to the portal. Times are milliseconds since the epoch. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** When the account was created; null if unknown. */
  readonly since: number | null;
  /** Null if they have never signed in. */
  readonly lastSeen: number | null;
  readonly hasPhone: boolean;
}

/**
 * An access log entry: who changed whose access, by their e-mail addresses, which are empty for people whose data was
 * removed.
 */
export interface AccessLine {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly by: string;
  /** Whether an operator did it with a command; `by` is empty then. */
  readonly byOperator: boolean;
  readonly action: AccessAction;
  readonly person: string;
}

/**
 * An invitation that was neither accepted nor withdrawn; it may have expired. Times are milliseconds since the epoch.
 */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  /** The sender's e-mail address; empty for people whose data was removed. */
  readonly by: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** A change of a person's access; `id` is the id of their account or of the invitation. */
export type AccessChange =
  | { readonly type: 'revoke' | 'resetPhone'; readonly id: string }
  | { readonly type: 'invite'; readonly email: string }
  | { readonly type: 'resendInvitation' | 'withdrawInvitation'; readonly id: string };

/** The result of downloading a lineup file. */
export type SourceDownload =
  | {
      readonly state: 'file';
      readonly name: string;
      readonly type: Extract<UploadType, 'json' | 'spreadsheet'>;
      /** The bytes in base64. */
      readonly content: string;
      readonly origin: FileOrigin;
    }
  /** The same file as at that time. */
  | { readonly state: 'unchanged'; readonly since: Timestamp }
  | { readonly state: 'failed'; readonly problem: DownloadProblem };

/** The result of fetching a picture from an address: where it is stored, or why it is not. */
export type PictureFetch =
  | { readonly state: 'stored'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: PictureProblem };

/** The callable functions: name → request and response. */
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
  /**
   * Counts the lineups of the named festivals, or of all; missing festivals are left out. Sends no event. If the
   * provider makes its own backups, also reports whether the last one failed.
   */
  festivalStats: {
    request: { readonly festivalIds?: readonly string[] };
    response: { readonly stats: readonly LineupStats[]; readonly backupFailed?: true };
  };
  /**
   * Publishes the lineup, or freezes it for later publication. The page creates `releaseId`: a repeated call gets the
   * same response. Fails with `failed-precondition`, with the reason in the message, if the number of open conflicts in
   * what is published is not the expected one, or the address is taken.
   */
  publishLineup: {
    request: {
      readonly festivalId: string;
      readonly releaseId: string;
      /** The changes to publish: ids of sets, and 'festival' for its own details. Null for all. */
      readonly ticked: readonly string[] | null;
      /** When to publish it; null for immediately. */
      readonly at: Timestamp | null;
      /** The public address, for the first release. */
      readonly slug?: string;
      readonly expectedConflicts: number;
    };
    response: {
      readonly success: true;
      readonly releaseId: string;
      /** Null until it is published. */
      readonly number: number | null;
      readonly state: ReleaseState;
    };
  };
  /**
   * Compares the current lineup, or only its selected changes, with what is published or with the scheduled release of
   * this id. Writes nothing.
   */
  compareRelease: {
    request: {
      readonly festivalId: string;
      readonly releaseId: string | null;
      /** As in `publishLineup`; also all if it is missing. */
      readonly ticked?: readonly string[] | null;
    };
    response: ReleaseComparison;
  };
  /**
   * What is published about the sets that are on between two instants (milliseconds since the epoch), including hidden
   * sets.
   */
  publishedSets: {
    request: { readonly festivalId: string; readonly from: number; readonly until: number };
    response: {
      /** Null while nothing is published. */
      readonly releaseId: string | null;
      readonly sets: readonly PublishedSet[];
    };
  };
  /**
   * See `PublicationAction`; safe to repeat. `secret` signs what a new webhook is sent, and is only returned once;
   * `releaseId` is the release that it made, if any.
   */
  changePublication: {
    request: { readonly festivalId: string; readonly action: PublicationAction };
    response: { readonly success: true; readonly secret?: string; readonly releaseId?: string };
  };
  /** See `PreviewLinkAction`. `token` opens a new link, and is only returned once. */
  changePreviewLinks: {
    request: { readonly festivalId: string; readonly action: PreviewLinkAction };
    response: { readonly success: true; readonly token?: string };
  };
  /** See `StageScreenAction`; safe to repeat. `token` opens a new link, and is only returned once. */
  changeStageScreens: {
    request: { readonly festivalId: string; readonly action: StageScreenAction };
    response: { readonly success: true; readonly token?: string };
  };
  /** The display names of administrators by their id, without people who have no name or no longer have a record. */
  peopleNames: {
    request: { readonly ids: readonly string[] };
    response: { readonly names: Readonly<Record<string, string>> };
  };
  /**
   * Announces that the caller has the festival open, and the set `setId` if given, and returns who else does. It
   * expires after `presenceMs`; nothing is stored for longer.
   */
  announcePresence: {
    request: { readonly festivalId: string; readonly setId: string | null };
    response: {
      readonly people: readonly PresentPerson[];
      /** The server's clock, in milliseconds since the epoch. */
      readonly now: number;
    };
  };
  /**
   * Downloads a lineup file from the web, or checks whether a source's file has changed since it was imported. Returns
   * the result; only a source stores it. Fails with `too-many-requests`, and with `not-found` for a missing festival or
   * a source without an address.
   */
  downloadSource: {
    request: {
      readonly festivalId: string;
      readonly from:
        | { readonly type: 'address'; readonly address: string }
        | { readonly type: 'source'; readonly sourceId: string };
    };
    response: SourceDownload;
  };
  /**
   * Downloads a picture from the web and stores it for an artist, who is not changed. Fails with `too-many-requests`,
   * and with `not-found` for a missing artist.
   */
  fetchArtistPicture: {
    request: { readonly artistId: string; readonly address: string };
    response: PictureFetch;
  };
  /**
   * Everyone with access, by e-mail address, and the invitations and the latest access log entries, both newest first.
   */
  administrators: {
    request: Readonly<Record<string, never>>;
    response: {
      readonly people: readonly Person[];
      readonly invitations: readonly OpenInvitation[];
      readonly log: readonly AccessLine[];
    };
  };
  /**
   * Changes a person's access and ends their sessions, or mails or withdraws an invitation; `password` is the caller's
   * own. Fails with `wrong-password`, `too-many-requests`, `not-found`, and with `failed-precondition` for the caller's
   * own access and that of the last administrator. An invitation also fails with `invalid-email`, and with
   * `unavailable` if it could not be mailed; it does not reveal whether the address has an account.
   */
  changeAccess: {
    request: { readonly password: string; readonly change: AccessChange };
    response: { readonly success: true };
  };
}

export type CallableName = keyof Callables;
export const callableNames = [
  'processUpload',
  'deleteFestival',
  'festivalStats',
  'publishLineup',
  'compareRelease',
  'publishedSets',
  'changePublication',
  'changePreviewLinks',
  'changeStageScreens',
  'peopleNames',
  'announcePresence',
  'downloadSource',
  'fetchArtistPicture',
  'administrators',
  'changeAccess',
] as const satisfies readonly CallableName[];

/** The maximum number of ids for `festivalStats`. */
export const maximumStatsIds = 200;

/** The maximum number of ids for `peopleNames`. */
export const maximumNames = 20;

/**
 * How long an announced presence is valid, in milliseconds: two messages may get lost before the person seems to have
 * left.
 */
export const presenceMs = 65_000;

/** The maximum number of access log entries that `administrators` returns. */
export const maximumAccessLines = 200;

/** The maximum number of sets whose delays are published at once. */
export const maximumLiveSets = 1000;

/** The maximum number of selected changes in a release. */
export const maximumTicked = 20_000;

/** After this many milliseconds a call fails with `deadline-exceeded` (specification, section 9). */
export const callableTimeoutMs = 70_000;

export interface FunctionPort {
  /** Calls a function. Fails with its `ProviderError`, or with `deadline-exceeded` after 70 seconds. */
  call<Name extends CallableName>(
    name: Name,
    request: Callables[Name]['request'],
  ): Promise<Callables[Name]['response']>;
}
