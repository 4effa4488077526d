import {
  artistPageMessages,
  artistsByKey,
  foldText,
  isolated,
  unlinkedNames,
  type Artist,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import { EmptyState } from '../../../design/page/empty-state.tsx';
import { VirtualList } from '../../../design/table/virtual-list.tsx';
import { useArtistIndex } from '../use-artist-index.ts';
import pages from '../view/pages.module.css';
import classes from './unlinked-names.module.css';
import { useLinkNames, type Name } from './use-link-names.ts';
import { useUndecided } from './use-undecided.ts';

const { unlinked: texts, noMatch } = artistPageMessages;

/** The estimated height of a row in pixels. */
const usualHeight = 65;

interface UnlinkedNamesProps {
  readonly artists: readonly Versioned<Artist>[];
  /** Empty for all festivals. */
  readonly festivalId: string;
  /** The search text. */
  readonly search: string;
  readonly onShowAll: () => void;
}

/** The names in all festivals that are linked to no artist, with actions for one or many. */
export function UnlinkedNames({ artists, festivalId, search, onShowAll }: UnlinkedNamesProps) {
  const undecided = useUndecided(festivalId, artists);
  const { festivals, read, failures } = undecided;
  const documents = useMemo(
    () => undecided.documents.filter((each) => festivalId === '' || each.festivalId === festivalId),
    [undecided.documents, festivalId],
  );
  const index = useArtistIndex(artists);
  const byKey = useMemo(() => artistsByKey(artists), [artists]);
  const names = useMemo(
    () => (index === null ? [] : unlinkedNames(documents, byKey, index)),
    [documents, byKey, index],
  );
  const sought = foldText(search.trim());
  const shown = useMemo(() => names.filter(({ name }) => foldText(name).includes(sought)), [names, sought]);
  const linking = useLinkNames(undecided);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isReading = read < festivals.length || index === null;
  return (
    <>
      {isReading && (
        <ProgressNote
          label={texts.reading(read, festivals.length)}
          share={festivals.length === 0 ? null : read / festivals.length}
        />
      )}
      {failures.map((failure) => (
        <Banner key={failure} tone="amber">
          {failure}
        </Banner>
      ))}
      {linking.progress !== null && (
        <ProgressNote
          label={texts.linking(linking.progress.done, linking.progress.all)}
          share={linking.progress.done / linking.progress.all}
        />
      )}
      {shown.length > 0 && <SelectionBar {...{ names: shown, ticked, linking }} onTick={setTicked} />}
      {shown.length > 0 && (
        <NameList
          {...{ names: shown, artists, festivals, ticked, linking }}
          onTick={(key) => setTicked((before) => toggled(before, key))}
        />
      )}
      {shown.length === 0 && !isReading && names.length > 0 && (
        <EmptyState
          title={noMatch.title}
          action={
            <Button variant="default" onClick={onShowAll}>
              {noMatch.action}
            </Button>
          }
        >
          {noMatch.text}
        </EmptyState>
      )}
      {names.length === 0 && !isReading && (
        <EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>
      )}
    </>
  );
}

interface SelectionBarProps extends Pick<NameListProps, 'names' | 'ticked' | 'linking'> {
  readonly onTick: (keys: ReadonlySet<string>) => void;
}

/** Selects names for which artists can be created immediately, and creates them. */
function SelectionBar({ names, ticked, linking, onTick }: SelectionBarProps) {
  const selected = names.filter(({ key }) => ticked.has(key));
  const single = names.filter(isWithoutArtist);
  return (
    <div className={pages['bar']}>
      <label className={classes['all']}>
        <input
          type="checkbox"
          disabled={linking.isPending || single.length === 0}
          checked={single.length > 0 && single.every(({ key }) => ticked.has(key))}
          onChange={(event) =>
            onTick(new Set(event.currentTarget.checked ? single.map(({ key }) => key) : []))
          }
        />
        {selected.length === 0 ? texts.selectAll : texts.selected(selected.length)}
      </label>
      {linking.stop !== null && (
        <Button variant="default" onClick={linking.stop}>
          {texts.stop}
        </Button>
      )}
      <Button
        disabled={selected.length === 0}
        loading={linking.isPending}
        onClick={() => void linking.create(selected).then(() => onTick(new Set()))}
      >
        {selected.length === 0 ? artistPageMessages.create.several : texts.createSelected(selected.length)}
      </Button>
    </div>
  );
}

/**
 * Returns true if an artist can be created without a second look: no artist has the name, and it does not combine
 * several.
 */
function isWithoutArtist({ isJoined, named, similar }: Name): boolean {
  return !isJoined && named.length === 0 && similar.length === 0;
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

interface NameListProps {
  readonly names: readonly Name[];
  readonly artists: readonly Versioned<Artist>[];
  readonly festivals: readonly { readonly id: string; readonly name: string }[];
  readonly ticked: ReadonlySet<string>;
  readonly linking: ReturnType<typeof useLinkNames>;
  readonly onTick: (key: string) => void;
}

/** The names, of which only the visible ones are mounted. The arrow keys move between them. */
function NameList({ names, artists, festivals, ticked, linking, onTick }: NameListProps) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, names.length - 1);
  const keyOf = useCallback((index: number) => names[index]?.key ?? index, [names]);
  const byId = useMemo(() => new Map(artists.map((artist) => [artist.id, artist])), [artists]);
  const festivalNames = useMemo(() => new Map(festivals.map(({ id, name }) => [id, name])), [festivals]);
  return (
    <VirtualList
      label={texts.list}
      className={classes['box']}
      count={names.length}
      height={usualHeight}
      keyOf={keyOf}
      walk={{ current, onWalk: setAt }}
    >
      {(index) => {
        const name = names[index];
        if (name === undefined) return null;
        const where = [
          ...new Set(name.documents.map(({ festivalId }) => festivalNames.get(festivalId) ?? '')),
        ];
        return (
          <div className={classes['row']} onFocus={() => setAt(index)}>
            <label className={classes['name']}>
              <input
                type="checkbox"
                aria-label={texts.select(isolated(name.name))}
                checked={ticked.has(name.key)}
                disabled={linking.isPending}
                tabIndex={index === current ? 0 : -1}
                onChange={() => onTick(name.key)}
              />
              <span>
                <bdi>{name.name}</bdi>
                <small>{texts.where(name.documents.length, where.join(', '))}</small>
              </span>
            </label>
            <NameActions {...{ name, byId, linking }} tabIndex={index === current ? 0 : -1} />
          </div>
        );
      }}
    </VirtualList>
  );
}

interface NameActionsProps extends Pick<NameListProps, 'linking'> {
  readonly name: Name;
  readonly byId: ReadonlyMap<string, Versioned<Artist>>;
  readonly tabIndex: number;
}

function NameActions({ name, byId, linking, tabIndex }: NameActionsProps) {
  const named = name.named.flatMap((id) => byId.get(id) ?? []);
  const offers = [...(named.length > 0 ? [named] : []), ...name.similar.map((id) => [byId.get(id)])].flatMap(
    (artists) => (artists.every((artist) => artist !== undefined) ? [artists] : []),
  );
  const shared = { size: 'sm', variant: 'default', disabled: linking.isPending, tabIndex } as const;
  return (
    <span className={classes['actions']}>
      {offers.map((artists) => {
        const all = artists.map((artist) => isolated(artist.name)).join(', ');
        return (
          <Button
            key={artists.map(({ id }) => id).join()}
            {...shared}
            aria-label={texts.linkOf(isolated(name.name), all)}
            onClick={() => void linking.link(name, artists)}
          >
            {texts.link(all)}
          </Button>
        );
      })}
      <Button
        {...shared}
        aria-label={texts.create(isolated(name.name))}
        onClick={() => void linking.create([name])}
      >
        {artistPageMessages.create.action}
      </Button>
    </span>
  );
}
