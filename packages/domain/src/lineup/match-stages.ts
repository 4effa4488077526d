import { addHint } from './hints.ts';
import type { ParseContext } from './parse-context.ts';
import type { ParsedEvent } from './parsed-lineup.ts';
import { matchStage } from './stage-match.ts';

/**
 * Replaces stage names that are spelled slightly differently with the festival's own, and adds a hint. A name that
 * differs by one letter is replaced only if the file uses the festival's spelling more often; otherwise it may be a
 * different stage.
 */
export function matchStages(
  rows: readonly { readonly event: ParsedEvent }[],
  { stages }: Pick<ParseContext, 'stages'>,
): void {
  if (stages.size === 0) return;
  const own = [...stages.values()];
  const isOwn = new Set(own);
  const named = new Map<string, number>();
  for (const { event } of rows) named.set(event.stage, (named.get(event.stage) ?? 0) + 1);
  const taken = new Map<string, string>();
  for (const [name, count] of named) {
    const match = name === '' || isOwn.has(name) ? null : matchStage(name, own);
    if (match === null || match.likeness === 'short') continue;
    const isRare = count < (named.get(match.stage) ?? 0);
    if (match.likeness === 'spelling' || isRare) taken.set(name, match.stage);
  }
  if (taken.size === 0) return;
  for (const { event } of rows) take(event, taken.get(event.stage));
}

function take(event: ParsedEvent, stage: string | undefined): void {
  if (stage === undefined) return;
  addHint(event.hints, 'stage', 'stageMatched', event.stage);
  event.said = { stage: event.stage, ...event.said };
  event.stage = stage;
}
