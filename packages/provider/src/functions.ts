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
 * The response of the function `name` if `value` has its shape, else null. The checks are loaded with the first response: no page calls a
 * function before it is shown. Fails with `unavailable` if they cannot be loaded.
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

/** How far the lineup of a festival has come, counted where it is stored. */
export interface LineupStats extends FestivalStats {
  readonly festivalId: string;
  /** The open conflicts: those not accepted. */
  readonly conflictCount: number;
  /** The stages that have an event, in no order. */
  readonly stages: readonly string[];
  /** The festival days that have an event, as the events' `date`, in no order. */
  readonly dates: readonly Timestamp[];
}

/** Somebody else who has a festival open. */
export interface PresentPerson {
  readonly id: string;
  /** Their display name, else their e-mail address. */
  readonly name: string;
  /** The set that they have open, if any. */
  readonly setId: string | null;
}

/** What a release would change. */
export interface ReleaseComparison {
  readonly changes: readonly LineupChange[];
  /** The open conflicts of what is published. */
  readonly openConflicts: number;
  /** The first of them. */
  readonly conflicts: readonly Conflict[];
  /** How many sets are published. */
  readonly sets: number;
  /** For the address of a festival that has none yet; free when it was looked up. */
  readonly suggestedSlug: string;
}

/** What is done to a festival's publication besides publishing its lineup. */
export type PublicationAction =
  | { readonly type: 'withdraw' }
  | { readonly type: 'republish'; readonly releaseId: string }
  | { readonly type: 'cancelPlanned'; readonly releaseId: string }
  /** Plans again what a planned release says, with the ticked changes that were made since, or all; see `publishLineup`. */
  | {
      readonly type: 'takeAlong';
      readonly releaseId: string;
      readonly ticked: readonly string[] | null;
      readonly expectedConflicts: number;
    }
  /** Publishes the delays and statuses of these sets, and nothing else that was edited since the last release. */
  | { readonly type: 'publishLive'; readonly setIds: readonly string[] }
  | { readonly type: 'rename'; readonly slug: string }
  | { readonly type: 'webhook'; readonly url: string | null }
  /** Sends the webhook what it was sent before. `round` is the one that was shown: only one call for it has an effect. */
  | { readonly type: 'sendAgain'; readonly deliveryId: string; readonly round: number };

/** What is done to the links that show a draft to people without an account. */
export type PreviewLinkAction =
  | {
      readonly type: 'create';
      readonly name: string;
      /** By name; none stands for all. */
      readonly stages: readonly string[];
      readonly showNames: boolean;
      readonly expiresAt: Timestamp;
    }
  | { readonly type: 'revoke'; readonly id: string };

/** What is done about stage screens: their links, the message to a stage, and the answer to a stage manager's report. */
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
  /** Says what became of a report. What it asks for is a change of the lineup, which is made like any other. */
  | { readonly type: 'answer'; readonly id: string; readonly state: 'accepted' | 'declined' };

/** Somebody who has access to the portal. Times are milliseconds since the epoch. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** When the account was made; null if unknown. */
  readonly since: number | null;
  /** Null if they have never signed in. */
  readonly lastSeen: number | null;
  readonly hasPhone: boolean;
}

/** An entry of the access log: who did what about whose access, by their e-mail addresses, empty for people who are to be forgotten. */
export interface AccessLine {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly by: string;
  /** Whether an operator did it by a command; `by` is empty then. */
  readonly byOperator: boolean;
  readonly action: AccessAction;
  readonly person: string;
}

/** An invitation that was neither accepted nor withdrawn; it may have expired. Times are milliseconds since the epoch. */
export interface OpenInvitation {
  readonly id: string;
  readonly email: string;
  /** The e-mail address of who sent it; empty for people who are to be forgotten. */
  readonly by: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** What is done about somebody's access; `id` is that of their account, or of the invitation. */
export type AccessChange =
  | { readonly type: 'revoke' | 'resetPhone'; readonly id: string }
  | { readonly type: 'invite'; readonly email: string }
  | { readonly type: 'resendInvitation' | 'withdrawInvitation'; readonly id: string };

/** What there is at an address. */
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

/** What became of a picture at an address: where it is stored now, or why it is not. */
export type PictureFetch =
  | { readonly state: 'stored'; readonly url: string }
  | { readonly state: 'failed'; readonly problem: PictureProblem };

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
  /**
   * Counts the lineups of the named festivals, or of all; those that do not exist are left out. No event is sent. Where a provider backs
   * itself up, it says if the last backup failed.
   */
  festivalStats: {
    request: { readonly festivalIds?: readonly string[] };
    response: { readonly stats: readonly LineupStats[]; readonly backupFailed?: true };
  };
  /**
   * Publishes the lineup, or freezes it to be published later. `releaseId` is made by the page: a repetition is answered the same.
   * Fails with `failed-precondition`, its reason in the message, where the open conflicts in what is published are not as many as
   * expected, or the address is taken.
   */
  publishLineup: {
    request: {
      readonly festivalId: string;
      readonly releaseId: string;
      /** The changes that are published: ids of sets, and 'festival' for its own details. All where it is null. */
      readonly ticked: readonly string[] | null;
      /** When it is published; at once where it is null. */
      readonly at: Timestamp | null;
      /** The public address, the first time. */
      readonly slug?: string;
      readonly expectedConflicts: number;
    };
    response: {
      readonly success: true;
      readonly releaseId: string;
      /** Null until it is out. */
      readonly number: number | null;
      readonly state: ReleaseState;
    };
  };
  /**
   * What the lineup as it stands, or only its ticked changes, would change of what is out, or of the planned release of this id.
   * Writes nothing.
   */
  compareRelease: {
    request: {
      readonly festivalId: string;
      readonly releaseId: string | null;
      /** As for `publishLineup`; all where it is left out, too. */
      readonly ticked?: readonly string[] | null;
    };
    response: ReleaseComparison;
  };
  /** What the public knows of the sets that are on between two instants (milliseconds since the epoch), hidden ones included. */
  publishedSets: {
    request: { readonly festivalId: string; readonly from: number; readonly until: number };
    response: {
      /** Null while nothing is published. */
      readonly releaseId: string | null;
      readonly sets: readonly PublishedSet[];
    };
  };
  /**
   * See `PublicationAction`; safe to repeat. `secret` signs what a new webhook is sent, and is returned only this once; `releaseId` is the
   * release that was made by it, if any.
   */
  changePublication: {
    request: { readonly festivalId: string; readonly action: PublicationAction };
    response: { readonly success: true; readonly secret?: string; readonly releaseId?: string };
  };
  /** See `PreviewLinkAction`. `token` opens a new link, and is returned only this once. */
  changePreviewLinks: {
    request: { readonly festivalId: string; readonly action: PreviewLinkAction };
    response: { readonly success: true; readonly token?: string };
  };
  /** See `StageScreenAction`; safe to repeat. `token` opens a new link, and is returned only this once. */
  changeStageScreens: {
    request: { readonly festivalId: string; readonly action: StageScreenAction };
    response: { readonly success: true; readonly token?: string };
  };
  /** The display names of administrators by their id; people without a name, or without a record any more, are left out. */
  peopleNames: {
    request: { readonly ids: readonly string[] };
    response: { readonly names: Readonly<Record<string, string>> };
  };
  /**
   * Says that the caller has the festival open, and the set `setId` if any, and answers who else does. It counts for
   * `presenceMs`; nothing of it is stored for longer.
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
   * Downloads a lineup file from the web, or looks whether the file of a source has changed since it was imported. The answer is
   * what came of it; only a source remembers it. Fails with `too-many-requests`, and with `not-found` for a festival that does not
   * exist or a source without an address.
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
   * Downloads the picture at an address of the web and stores it for an artist, who is not changed. Fails with `too-many-requests`,
   * and with `not-found` for an artist who does not exist.
   */
  fetchArtistPicture: {
    request: { readonly artistId: string; readonly address: string };
    response: PictureFetch;
  };
  /** Everybody who has access, by e-mail address, the invitations and the newest entries of the access log, both newest first. */
  administrators: {
    request: Readonly<Record<string, never>>;
    response: {
      readonly people: readonly Person[];
      readonly invitations: readonly OpenInvitation[];
      readonly log: readonly AccessLine[];
    };
  };
  /**
   * Changes somebody's access and ends their sessions, or mails or withdraws an invitation; `password` is the caller's own. Fails with
   * `wrong-password`, `too-many-requests`, `not-found`, and with `failed-precondition` for one's own access and for the last
   * administrator's. An invitation also fails with `invalid-email`, and with `unavailable` where it could not be mailed; it does not tell
   * whether the address has an account.
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

/** `festivalStats` takes at most this many ids. */
export const maximumStatsIds = 200;

/** `peopleNames` takes at most this many ids. */
export const maximumNames = 20;

/** Milliseconds for which an announced presence counts: two messages may get lost before somebody seems to have gone. */
export const presenceMs = 65_000;

/** `administrators` returns at most this many entries of the access log. */
export const maximumAccessLines = 200;

/** The delays of at most this many sets are published at once. */
export const maximumLiveSets = 1000;

/** A release takes at most this many ticks. */
export const maximumTicked = 20_000;

/** After this many milliseconds a call ends with `deadline-exceeded` (specification, section 9). */
export const callableTimeoutMs = 70_000;

export interface FunctionPort {
  /** Calls a function. What it refuses comes as its `ProviderError`; `deadline-exceeded` after 70 seconds. */
  call<Name extends CallableName>(
    name: Name,
    request: Callables[Name]['request'],
  ): Promise<Callables[Name]['response']>;
}
