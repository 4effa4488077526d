import { artistImportMessages } from '@lineup/domain';
import {
  differencesOf,
  shownArtistText,
  sideLabels,
  type ArtistPlan,
  type ArtistSide,
  type PlannedArtist,
} from '@lineup/domain/artist-columns';
import { Button } from '../../../design/controls/button.tsx';
import { SideChoice } from '../../../design/notices/side-choice.tsx';
import type { AnsweredArtist } from './use-artist-file.ts';
import classes from './plan-preview.module.css';

const words = artistImportMessages;
const { fromFile } = words;

/** The maximum number of listed artists; the rest is counted. */
const mostListed = 200;

interface PlanPreviewProps {
  readonly plan: ArtistPlan;
  readonly onAnswer: (artists: readonly AnsweredArtist[], side: ArtistSide) => void;
}

/** What a file would do to the artists, with a choice for each conflict. */
export function PlanPreview({ plan, onAnswer }: PlanPreviewProps) {
  const { artists, created, changed, leftOut, pictures } = plan;
  const listed = artists.filter(isListed);
  const different = artists.map((one) => ({ ...one, changes: differencesOf(one) })).filter(hasChanges);
  const ignored = artists.filter(({ kind }) => kind === 'ignored');
  const unchanged = artists.length - created - changed - ignored.length;
  return (
    <div className={classes['preview']}>
      <output>
        {created + changed === 0 && different.length === 0
          ? fromFile.nothing
          : fromFile.counts(created, changed, unchanged)}
      </output>
      {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
      {pictures > 0 && <p>{words.picturesToFetch(pictures)}</p>}
      {ignored.length > 0 && (
        <div>
          <p>{fromFile.ignored(ignored.length)}</p>
          <ul className={classes['list']}>
            {ignored.slice(0, mostListed).map(({ key, name, ignored: reason }) => (
              <li key={key}>
                <bdi>{name}</bdi>: {reason !== null && words.ignored[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {different.length > 0 && (
        <div className={classes['differ']}>
          <p>{fromFile.differ(different.length)}</p>
          <Button size="sm" variant="default" onClick={() => onAnswer(different, 'file')}>
            {fromFile.takeAll}
          </Button>
          <Button size="sm" variant="default" onClick={() => onAnswer(different, 'portal')}>
            {fromFile.keepAll}
          </Button>
        </div>
      )}
      {listed.length > 0 && (
        <ul className={classes['list']} aria-label={fromFile.list}>
          {listed.slice(0, mostListed).map((one) => (
            <li key={one.key}>
              <ListedArtist planned={one} onAnswer={onAnswer} />
            </li>
          ))}
          {listed.length > mostListed && <li>{fromFile.more(listed.length - mostListed)}</li>}
        </ul>
      )}
    </div>
  );
}

function isListed(one: PlannedArtist): boolean {
  return (
    one.kind === 'new' ||
    one.kind === 'changed' ||
    (one.kind === 'unchanged' && differencesOf(one).length > 0)
  );
}

function hasChanges({ changes }: Pick<PlannedArtist, 'changes'>): boolean {
  return changes.length > 0;
}

interface ListedArtistProps extends Pick<PlanPreviewProps, 'onAnswer'> {
  readonly planned: PlannedArtist;
}

function ListedArtist({ planned, onAnswer }: ListedArtistProps) {
  const { key, name, artist, changes } = planned;
  const different = differencesOf(planned);
  const others = changes.filter((change) => !different.includes(change));
  return (
    <>
      <strong>
        <bdi>{artist?.name ?? name}</bdi>
      </strong>
      {artist === null && ` · ${fromFile.created}`}
      {others.length > 0 && (
        <dl className={classes['values']}>
          {others.map(({ key: unit, column, label, text, problem }) => (
            <div key={unit}>
              <dt>{label}</dt>
              <dd>{problem ?? <bdi>{shownArtistText(column, text)}</bdi>}</dd>
            </div>
          ))}
        </dl>
      )}
      {different.map((change) => (
        <SideChoice
          key={change.key}
          legend={words.differs(change.label)}
          labels={sideLabels(planned, change)}
          side={change.from}
          onChoose={(side) => onAnswer([{ key, changes: [change] }], side)}
        />
      ))}
    </>
  );
}
