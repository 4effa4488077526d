import {
  artistPageMessages,
  isolated,
  isSameToLink,
  maximumSpellings,
  type Artist,
  type UnlinkedName,
} from '@lineup/domain';
import type { NameToLink, LinkableDocument, Versioned } from '@lineup/services';
import { useState } from 'react';
import { useArtistServices } from '../../../app/provider/artist-services.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { useUndoController } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import type { UndecidedSets } from './use-undecided.ts';

export type Name = UnlinkedName<LinkableDocument>;

const texts = artistPageMessages.unlinked;

/** The progress of linking, in festivals. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Links names to artists, or creates artists for them; one *Undo* reverts all of it. */
export function useLinkNames({ drop, reload }: Pick<UndecidedSets, 'drop' | 'reload'>) {
  const { artists } = useArtistServices();
  const undoController = useUndoController();
  const { pending, run } = usePending();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [work, setWork] = useState<AbortController | null>(null);
  const start = (
    names: readonly Name[],
    toLink: readonly NameToLink[],
    doneText: (linked: number) => string,
  ) =>
    run(async () => {
      const controller = new AbortController();
      setWork(controller);
      const onProgress = (done: number, all: number) => setProgress({ done, all });
      const { changes, linked, failure } = await artists.linkNames(toLink, {
        onProgress,
        signal: controller.signal,
      });
      setWork(null);
      setProgress(null);
      // In reverse order: the artists were created with the first of them.
      const takeBack = async () => {
        for (const { festivalId, changeId } of changes.toReversed())
          await undoController.undo(festivalId, changeId);
        reload();
      };
      const action = { label: texts.undo, onClick: () => void takeBack() };
      if (changes.length > 0) toast.success(doneText(linked), { action });
      if (failure !== null) toast.error(failure);
      if (failure === null && !controller.signal.aborted) drop(names.flatMap(({ documents }) => documents));
      else reload();
    });
  return {
    isPending: pending,
    progress,
    stop: work === null ? null : () => work.abort(),
    create: (names: readonly Name[]) => {
      const toLink = names.map(({ name, documents }): NameToLink => {
        const id = artists.newId();
        return { documents, artistIds: [id], created: { id, name }, spelled: null };
      });
      return start(names, toLink, (linked) => artistPageMessages.fromNames.done(names.length, linked));
    },
    link: (name: Name, to: readonly Versioned<Artist>[]) =>
      start([name], [linkOf(name, to)], (linked) =>
        texts.linked(linked, to.map((artist) => isolated(artist.name)).join(', ')),
      ),
  };
}

/** The artist gains the name, unless it already has it, so that the next set of this name is linked immediately. */
function linkOf({ name, documents }: Name, to: readonly Versioned<Artist>[]): NameToLink {
  const artistIds = to.map(({ id }) => id);
  const [only, ...others] = to;
  const spellings = only?.spellings ?? [];
  const isKnown = only === undefined || [only.name, ...spellings].some((each) => isSameToLink(each, name));
  if (isKnown || others.length > 0 || spellings.length >= maximumSpellings) {
    return { documents, artistIds, created: null, spelled: null };
  }
  const { id, version } = only;
  return { documents, artistIds, created: null, spelled: { id, version, spellings: [...spellings, name] } };
}
