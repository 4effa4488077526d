import {
  acceptanceKey,
  acceptanceMessages,
  acceptancesSchema,
  acceptedSets,
  maximumAcceptances,
  messages,
  paths,
  withoutSets,
  type Acceptance,
  type Acceptances,
} from '@lineup/domain';
import { serverTimestamp, type DocumentReader } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { ServiceError, withTexts } from '../service-error.ts';

/** Conflicts that users accept, with a note. Each acceptance is a change of the festival. */
export function createAcceptedConflicts(documents: DocumentReader, recorder: Recorder) {
  async function change(
    festivalId: string,
    changed: (accepted: Acceptances) => Acceptances | Promise<Acceptances>,
  ): Promise<void> {
    const path = paths.festival(festivalId);
    await withTexts(
      async () => {
        const found = await documents.get(path);
        if (found === null) throw new ServiceError('not-found', messages.festival.notFound);
        const stored = acceptancesSchema.safeParse(found.data['acceptedConflicts']);
        const acceptedConflicts = await changed(stored.data ?? {});
        if (Object.keys(acceptedConflicts).length > maximumAcceptances) {
          throw new ServiceError('invalid', acceptanceMessages.tooMany(maximumAcceptances));
        }
        const data = { acceptedConflicts, updated_at: serverTimestamp };
        const write = { type: 'update', path, data, ifVersion: found.version } as const;
        const known = new Map([[path, found]]);
        await recorder.commit({ festivalId, kind: 'conflicts', writes: [write], known });
      },
      messages.festival.saveFailed,
      { 'not-found': messages.festival.notFound, conflict: messages.provider.conflict },
    );
  }

  /** Returns which of these sets are neither scheduled nor unplaced acts. */
  async function goneOf(festivalId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await Promise.all(
      ids.map(async (id) => {
        const isSet = (await documents.get(paths.event(festivalId, id))) !== null;
        return isSet || (await documents.get(paths.unplacedAct(festivalId, id))) !== null;
      }),
    );
    return new Set(ids.filter((_, place) => found[place] === false));
  }

  return {
    /**
     * Accepts a conflict with a note, or replaces the note of an accepted one. The same change removes acceptances of
     * deleted sets. Only looks up the sets for which `isKnown` returns false.
     */
    accept: (festivalId: string, acceptance: Acceptance, note: string, isKnown: (setId: string) => boolean) =>
      change(festivalId, async (accepted) => {
        const unknown = [...acceptedSets(accepted)].filter((id) => !isKnown(id));
        const left = withoutSets(accepted, await goneOf(festivalId, unknown));
        return { ...left, [acceptanceKey(acceptance)]: note.trim() };
      }),

    /** Withdraws the acceptance with this key: its conflicts are shown again. */
    withdraw: (festivalId: string, key: string) =>
      change(festivalId, (accepted) =>
        Object.fromEntries(Object.entries(accepted).filter(([each]) => each !== key)),
      ),
  };
}

export type AcceptedConflictsService = ReturnType<typeof createAcceptedConflicts>;
