import {
  messages,
  textLimits,
  trayMessages,
  type Festival,
  type TimetableEdit,
  type UnplacedAct,
} from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { SetsChangedError, useChangeSets } from '../../../app/queries/change-sets.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-desk.ts';
import { toast } from '../../../design/toasts/toast.ts';

const id = 'tray';

/** So many acts are added as one change. */
const mostAtOnce = 500;

/** The names in what was typed or pasted, one for each line. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/u)
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** Why these names cannot be added; null where they can. */
function problemOf(names: readonly string[]): string | null {
  if (names.length > mostAtOnce) return trayMessages.tooMany(mostAtOnce);
  const isTooLong = names.some((name) => Array.from(name).length > textLimits.artistName);
  return isTooLong ? trayMessages.tooLong(textLimits.artistName) : null;
}

/** What can be done with the acts of the tray; each is one change, with *Undo* in its toast. */
export function useTrayChanges(festival: Festival) {
  const { events } = useLineupServices();
  const changing = useChangeSets(festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const write = async (edits: readonly TimetableEdit[], text: string): Promise<boolean> => {
    try {
      await changing.mutateAsync(edits);
      toast.success(text, { id, ...offerUndo() });
      return true;
    } catch (error) {
      const isOvertaken = error instanceof SetsChangedError;
      toast.error(isOvertaken ? trayMessages.gone : errorText(error, messages.event.saveFailed), { id });
      return false;
    }
  };
  return {
    write,
    /** Adds them all; answers with why they cannot be, or null. */
    add: (names: readonly string[]): string | null => {
      const problem = problemOf(names);
      if (problem !== null || names.length === 0) return problem;
      const edits = names.map((artistName): TimetableEdit => ({
        on: 'act',
        type: 'create',
        id: events.newId(),
        data: { artistName, imageURL: null },
      }));
      void write(edits, trayMessages.added(names.length, names[0] ?? ''));
      return null;
    },
    /** Says whether the name may be, and why it may not. */
    rename: ({ id: actId, version, artistName: before }: Versioned<UnplacedAct>, typed: string): boolean => {
      const artistName = typed.replaceAll(/\s+/gu, ' ').trim();
      const problem = artistName === '' ? trayMessages.nameless : problemOf([artistName]);
      if (problem !== null) {
        toast.error(problem, { id });
        return false;
      }
      void write(
        [{ on: 'act', type: 'update', id: actId, fields: { artistName }, ifVersion: version }],
        trayMessages.renamed(before, artistName),
      );
      return true;
    },
    remove: ({ id: actId, version, artistName }: Versioned<UnplacedAct>) =>
      void write(
        [{ on: 'act', type: 'delete', id: actId, ifVersion: version }],
        trayMessages.removed(artistName),
      ),
  };
}
