import { paths, publishMessages } from '@lineup/domain';
import {
  maximumSlug,
  releaseChanges,
  releaseConflicts,
  suggestSlug,
  withTicked,
  type FrozenLineup,
} from '@lineup/domain/release';
import type { Callables } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { lineupOut, readState } from './publication-state.ts';
import { freeze, readCurrentLineup } from './read-lineup.ts';
import { missing } from './refusals.ts';
import { requirePrivate } from './release-files.ts';

type Request = Callables['compareRelease']['request'];
type Result = Callables['compareRelease']['response'];

/** This many of the open conflicts are named. */
const mostNamed = 20;

/** What the lineup as it stands, or the ticked part of it, changes of what is out, or of a planned release; see `Callables`. */
export async function compareRelease(
  provider: ServerProvider,
  { festivalId, releaseId, ticked = null }: Request,
): Promise<Result> {
  const current = await readCurrentLineup(provider, festivalId);
  const whole = await freeze(provider, current, { keep: false, before: null });
  const state = await readState(provider, festivalId);
  const before = releaseId === null ? lineupOut(state) : await lineupOf(provider, festivalId, releaseId);
  const lineup = ticked === null ? whole : withTicked(before, whole, new Set(ticked));
  const conflicts = releaseConflicts(lineup, current.festival);
  return {
    changes: releaseChanges(before, lineup),
    openConflicts: conflicts.length,
    conflicts: conflicts.slice(0, mostNamed),
    sets: lineup.sets.length,
    suggestedSlug:
      state.publication?.slug ?? (await suggestFreeSlug(provider, current.festival.name, festivalId)),
  };
}

async function lineupOf(
  { documents, files }: ServerProvider,
  festivalId: string,
  releaseId: string,
): Promise<FrozenLineup> {
  if ((await documents.get(paths.release(festivalId, releaseId))) === null) {
    throw missing(publishMessages.releaseGone);
  }
  return (await requirePrivate(files, festivalId, releaseId)).lineup;
}

/** A festival of the same name may come every year; its number rises until the address is free. */
const mostNumbers = 50;

async function suggestFreeSlug(
  { documents }: ServerProvider,
  festivalName: string,
  festivalId: string,
): Promise<string> {
  const wish = suggestSlug(festivalName, festivalId);
  for (let number = 1; number <= mostNumbers; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const slug = `${wish.slice(0, maximumSlug - end.length).replace(/-+$/u, '')}${end}`;
    if ((await documents.get(paths.lineupSlug(slug))) === null) return slug;
  }
  return wish;
}
