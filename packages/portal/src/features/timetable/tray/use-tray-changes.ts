import {
  messages,
  movingMessages,
  textLimits,
  trayMessages,
  type Festival,
  type TimetableEdit,
  type UnplacedAct,
} from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useEffect, useRef } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { SetsChangedError, useChangeSets } from '../../../app/queries/change-sets.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';

const id = 'tray';

/** The maximum number of acts in one change. */
const mostAtOnce = 500;

/** Returns the names in a typed or pasted text, one per line. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/u)
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** Returns why these names cannot be added; null if they can. */
function problemOf(names: readonly string[]): string | null {
  if (names.length > mostAtOnce) return trayMessages.tooMany(mostAtOnce);
  const isTooLong = names.some((name) => Array.from(name).length > textLimits.artistName);
  return isTooLong ? trayMessages.tooLong(textLimits.artistName) : null;
}

/** Why edits were not stored. `isOvertaken`: another user changed the same first, so that a retry is useless. */
interface Refusal {
  readonly reason: string;
  readonly isOvertaken: boolean;
}

/**
 * The actions on acts of the tray; each is one change, with *Undo* in its toast. `find` returns an act's current state.
 */
export function useTrayChanges(festival: Festival, find: (id: string) => Versioned<UnplacedAct> | undefined) {
  const { events } = useLineupServices();
  const changing = useChangeSets(festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const tried = async (edits: readonly TimetableEdit[], text: string): Promise<Refusal | null> => {
    try {
      await changing.mutateAsync(edits);
      toast.success(text, { id, ...offerUndo() });
      return null;
    } catch (error) {
      const isOvertaken = error instanceof SetsChangedError;
      const reason = isOvertaken ? trayMessages.gone : errorText(error, messages.event.saveFailed);
      return { reason, isOvertaken };
    }
  };
  const write = async (edits: readonly TimetableEdit[], text: string): Promise<string | null> =>
    (await tried(edits, text))?.reason ?? null;
  const rename = async (act: Versioned<UnplacedAct>, artistName: string): Promise<void> => {
    const fields = { artistName };
    const edit = { on: 'act', type: 'update', id: act.id, fields, ifVersion: act.version } as const;
    const refusal = await tried([edit], trayMessages.renamed(act.artistName, artistName));
    if (refusal === null) return;
    const { reason, isOvertaken } = refusal;
    const text = isOvertaken ? reason : movingMessages.notRenamed(act.artistName, artistName, reason);
    const again = () => void rename(latest.current(act.id) ?? act, artistName);
    // Without the shared id, so that the next action does not replace it.
    toast.error(text, { action: { label: 'Try Again', onClick: again } });
  };
  return {
    /** Stores the edits of a dialog; returns the reason if they are refused, otherwise null. */
    write,
    check: problemOf,
    /** Adds all of them; returns the reason if that is refused, otherwise null. */
    add: (names: readonly string[]): Promise<string | null> => {
      const edits = names.map((artistName): TimetableEdit => ({
        on: 'act',
        type: 'create',
        id: events.newId(),
        data: { artistName, imageURL: null },
      }));
      return write(edits, trayMessages.added(names.length, names[0] ?? ''));
    },
    /** Returns true if the name is valid; otherwise reports why it is not. */
    rename: (act: Versioned<UnplacedAct>, typed: string): boolean => {
      const artistName = typed.replaceAll(/\s+/gu, ' ').trim();
      const problem = artistName === '' ? trayMessages.nameless : problemOf([artistName]);
      if (problem !== null) {
        toast.error(problem, { id });
        return false;
      }
      void rename(act, artistName);
      return true;
    },
    async remove({ id: actId, version, artistName }: Versioned<UnplacedAct>) {
      const edit = { on: 'act', type: 'delete', id: actId, ifVersion: version } as const;
      const reason = await write([edit], trayMessages.removed(artistName));
      if (reason !== null) toast.error(reason, { id });
    },
  };
}
