import {
  artistColumnField,
  artistColumns,
  artistImportMessages,
  type ArtistColumn,
  type DraftEvent,
} from '@lineup/domain';
import {
  differencesOf,
  shownArtistText,
  sideLabels,
  tidyArtistText,
  unitsOf,
  withAnswers,
  type ArtistChange,
  type ArtistSide,
  type PlannedArtist,
} from '@lineup/domain/artist-columns';
import { errorText } from '@lineup/services';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { TextArea } from '../../../design/controls/text-area.tsx';
import { TextInput } from '../../../design/controls/text-input.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { SideChoice } from '../../../design/notices/side-choice.tsx';
import { useDraftRows, useDraftSession } from '../draft/use-draft.ts';
import { useDecisions } from '../merge/use-decisions.ts';
import classes from './row-artist.module.css';
import { useArtistPlan, useDraftPlace } from './use-artist-plan.ts';

const words = artistImportMessages;

/** What the file says about the artist of a row, editable, and how it differs from the stored artist. */
export function ArtistDetails({ event }: { readonly event: DraftEvent }) {
  const rows = useDraftRows();
  const events = useMemo(() => rows.map((row) => row.event), [rows]);
  const state = useArtistPlan(events);
  if (state.status === 'loading') return <p className={classes['state']}>{words.comparing}</p>;
  if (state.status === 'error') {
    return (
      <Banner tone="red" title={errorText(state.error, words.loadFailed)}>
        <Button variant="default" onClick={state.retry}>
          {words.tryAgain}
        </Button>
      </Banner>
    );
  }
  const planned = state.plan?.artists.find(({ rows: ids }) => ids.includes(event.id));
  return planned === undefined ? null : <PlannedDetails planned={planned} />;
}

function PlannedDetails({ planned }: { readonly planned: PlannedArtist }) {
  const { ignored, rows, differing } = planned;
  return (
    <>
      <p className={classes['state']}>
        {ignored === null ? stateText(planned) : words.ignored[ignored]}
        {rows.length > 1 && ` ${words.rows(rows.length)}`}
      </p>
      {differing.map(({ column, texts }) => (
        <p key={column} className={classes['state']}>
          {words.differing(
            artistColumnField(column).label,
            texts.map((text) => shownArtistText(column, text)),
          )}
        </p>
      ))}
      <div className={classes['fields']}>
        {artistColumns.map((column) => (
          // Changes from another row of the artist, or from how names are read, appear immediately.
          <ArtistTextField
            key={`${column} ${planned.texts[column] ?? ''}`}
            column={column}
            planned={planned}
          />
        ))}
      </div>
      <Differences planned={planned} />
    </>
  );
}

function stateText({ kind, artist, name }: PlannedArtist): string {
  if (kind === 'new' || artist === null) return words.kinds.new;
  return kind === 'changed' ? words.kinds.changed(artist.name) : words.kinds.unchanged(artist.name ?? name);
}

interface ArtistTextFieldProps {
  readonly column: ArtistColumn;
  readonly planned: PlannedArtist;
}

/** A text of the artist. It is applied when the field is left, to all rows of the artist. */
function ArtistTextField({ column, planned }: ArtistTextFieldProps) {
  const { store } = useDraftSession();
  const before = planned.texts[column] ?? '';
  const shown = shownArtistText(column, before);
  const [typed, setTyped] = useState(shown);
  const keep = () => {
    if (typed === shown) return;
    const text = tidyArtistText(column, typed);
    setTyped(shownArtistText(column, text));
    if (text === before) return;
    const changes = planned.rows.flatMap((id) => {
      const event = store.row(id)?.event;
      return event === undefined
        ? []
        : [[id, { artistEdits: { ...event.artistEdits, [column]: text } }] as const];
    });
    store.editMany(new Map(changes));
  };
  const { type, label } = artistColumnField(column);
  const problems = unitsOf({ [column]: before }).flatMap(({ problem }) => problem ?? []);
  const field = {
    label,
    description: descriptionOf(type),
    error: problems.length > 0 && typed === shown ? problems.join(' ') : undefined,
    value: typed,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(event.currentTarget.value),
    onBlur: keep,
  };
  return type === 'text' || type === 'links' ? <TextArea {...field} rows={2} /> : <TextInput {...field} />;
}

function descriptionOf(type: ReturnType<typeof artistColumnField>['type']): string | undefined {
  if (type === 'country') return words.country;
  if (type === 'list') return words.separated;
  if (type === 'links') return words.linePerLink;
  return type === 'picture' ? words.picture : undefined;
}

/** The choice of version where the file and the artist differ. */
function Differences({ planned }: { readonly planned: PlannedArtist }) {
  const { upload } = useDraftPlace();
  const [, decisions] = useDecisions(upload.uploadId);
  const changes = differencesOf(planned);
  if (changes.length === 0) return null;
  const answer = (change: ArtistChange, side: ArtistSide) =>
    decisions.change((all) => ({
      ...all,
      artists: withAnswers(all.artists, [{ key: planned.key, changes: [change] }], side),
    }));
  return (
    // The role is set explicitly: Safari drops it from a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes['differences']}>
      {changes.map((change) => (
        <li key={change.key}>
          <SideChoice
            legend={words.differs(change.label)}
            labels={sideLabels(planned, change)}
            side={change.from}
            onChoose={(side) => answer(change, side)}
          />
        </li>
      ))}
    </ul>
  );
}
