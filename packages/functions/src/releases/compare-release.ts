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

/** The maximum number of open conflicts that are listed. */
const mostNamed = 20;

/**
 * Compares the current lineup, or its selected changes, with what is published or with a scheduled release; see
 * `Callables`.
 */
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

/** A festival with the same name may take place every year; its number is increased until the address is free. */
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
