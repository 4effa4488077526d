import { printMessages } from '@lineup/domain';
import { useMemo } from 'react';
import { BlockSheets, type Block } from '../blocks/block-sheets.tsx';
import { upright } from '../paper/paper.ts';
import { usePrintFacts } from '../paper/print-context.ts';
import type { PrintedDay, PrintedSet } from '../printed-schedule.ts';
import { artistsByLetter, type Artist } from './artists.ts';
import classes from './lists.module.css';

/** All artists of a festival by name, each with all of their sets. */
export function ArtistSheets({ days }: { readonly days: readonly PrintedDay[] }) {
  const paper = upright(usePrintFacts().paper);
  const blocks = useMemo(
    () =>
      artistsByLetter(days).flatMap(({ letter, artists }): Block[] => [
        {
          key: `letter ${letter}`,
          isHeading: true,
          content: <h2 className={classes['letter']}>{letter}</h2>,
        },
        ...artists.map((artist) => ({ key: artist.name, content: <Entry artist={artist} /> })),
      ]),
    [days],
  );
  return <BlockSheets {...{ paper, blocks }} title={printMessages.artists} columns={2} />;
}

function Entry({ artist: { name, sets } }: { readonly artist: Artist }) {
  return (
    <div className={classes['entry']}>
      <p>
        <bdi className={classes['artist']}>{name}</bdi>
      </p>
      {sets.map((set) => (
        <p key={set.id} className={classes['appearance']}>
          <Appearance set={set} />
        </p>
      ))}
    </div>
  );
}

function Appearance({ set: { dayText, time, stage, status } }: { readonly set: PrintedSet }) {
  const when = (
    <>
      {dayText}, {time} <span className={classes['stage']}>{stage}</span>
    </>
  );
  if (status === null) return when;
  return (
    <>
      <s>{when}</s> <i>{status}</i>
    </>
  );
}
