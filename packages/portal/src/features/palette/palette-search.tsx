import { paletteMessages, type Festival, type SearchEntry } from '@lineup/domain';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { EarlyKeys } from '../../app/palette/early-keys.ts';
import { festivalKey } from '../../app/queries/edit-records.ts';
import { useEvents } from '../../app/queries/use-events.ts';
import { useFestivals } from '../../app/queries/use-festivals.ts';
import { useStored } from '../../app/queries/use-live.ts';
import { useUnplacedActs } from '../../app/queries/use-unplaced-acts.ts';
import { useActionEntries, usePageOffered, usePaletteActions } from './actions/use-palette-actions.ts';
import { useFound } from './entries/use-found.ts';
import { ResultField } from './results/result-field.tsx';
import type { Result } from './results/result-row.tsx';
import { useGoTo } from './use-go-to.ts';

interface PaletteSearchProps {
  /** Only the sets of the open festival are searched. */
  readonly setsOnly: boolean;
  readonly festivalId: string | null;
  /** What was typed while this was loading. */
  readonly early: EarlyKeys;
  readonly onClose: () => void;
}

const none: readonly never[] = [];

/** The search field and its results. */
export function PaletteSearch({ setsOnly, festivalId, early, onClose }: PaletteSearchProps) {
  const [text, setText] = useState(early.text);
  const { festival, all, sets, acts, isLoading, failures } = useKnown(festivalId);
  const usual = usePaletteActions(festivalId);
  const offered = usePageOffered();
  const searched = {
    festival,
    events: sets,
    acts,
    setsOnly,
    festivals: all,
    actions: useActionEntries(usual),
    offered: useActionEntries(offered),
  };
  const found = useFound(searched, text);
  const actions = new Map([...usual, ...offered].map((action) => [action.id, action]));
  const goTo = useGoTo(festival, sets);
  const resultOf = (entry: SearchEntry): Result => ({
    entry,
    stageIndex: entry.kind === 'stage' ? (festival?.stages.indexOf(entry.id) ?? -1) : null,
    keys: entry.kind === 'action' ? (actions.get(entry.id)?.keys ?? null) : null,
  });
  const choose = (entry: SearchEntry) => {
    onClose();
    if (entry.kind === 'action') actions.get(entry.id)?.run();
    else goTo(entry);
  };
  return (
    <ResultField
      label={setsOnly ? paletteMessages.setsTitle : paletteMessages.title}
      placeholder={setsOnly ? paletteMessages.setsPlaceholder : paletteMessages.placeholder}
      text={text}
      isEntered={early.isEntered}
      onType={setText}
      results={found.entries.map(resultOf)}
      hasMore={found.hasMore}
      isLoading={isLoading}
      failures={failures}
      onChoose={choose}
    />
  );
}

/** Returns the open festival, its sets and all festivals, as far as they are loaded, and why some may be missing. */
function useKnown(festivalId: string | null) {
  const { tab } = useParams({ strict: false });
  const festivals = useFestivals();
  // The page already follows the festival, and the schedule its sets: reading them again would only cost time.
  const open = useStored<Festival | null>(festivalKey(festivalId ?? ''), unfollowed);
  const isFollowed = festivalId !== null && tab !== 'schedule';
  const acts = useUnplacedActs(festivalId ?? '', isFollowed);
  const { events } = useEvents(festivalId ?? '', !isFollowed);
  const all = festivals.status === 'success' ? festivals.data : none;
  const known = all.find(({ id }) => id === festivalId) ?? null;
  return {
    festival: open.status === 'success' ? (open.data ?? known) : known,
    all,
    sets: events.status === 'success' ? events.data : none,
    acts: acts.status === 'success' ? acts.data : none,
    isLoading: festivals.status === 'loading' || (isFollowed && events.status === 'loading'),
    failures: [festivals, events].flatMap((live) => (live.status === 'error' ? [live.error.message] : [])),
  };
}

/** The cached data is enough. */
const unfollowed = () => () => undefined;
