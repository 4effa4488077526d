/**
 * What a provider asks its server for first, told before its code is there: the page asks for it early, and hands the
 * answers over. The addresses are those of the page's own origin; what stands in braces is replaced by its value, encoded.
 * A provider that has nothing to ask early leaves them out.
 */
export interface EarlyRequests {
  /** Who is signed in; answered by `state` and `user` as in `Session`. */
  readonly session?: string;
  /** The record of the user with this `{id}`, asked for where somebody is signed in. */
  readonly user?: string;
  /** This `{query}`, as JSON; answered by `documents`, each as a `DocumentSnapshot`. */
  readonly query?: string;
}
