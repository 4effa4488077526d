import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTimestamps } from '../festival/events/event-times.ts';
import { draftToEvent } from '../review/draft-to-event.ts';
import { weighNights } from '../review/nights/weigh-nights.ts';
import { createReviewer } from '../review/review-rules.ts';
import { timestampToMillis } from '../timestamp.ts';
import type { LineupFestival, ParsedEvent } from '../lineup/parsed-lineup.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';
import { festivals, type Programme } from './testing/programmes.ts';
import { type Spelling, spellings, writeFile } from './testing/spellings.ts';

const stamp = { seconds: 0, nanoseconds: 0 };

/** Returns the sets of a programme that are wrong without any hint after reading its file, with the values read. */
async function wrongAndGreen(programme: Programme, spelling: Spelling): Promise<readonly unknown[]> {
  const { festival, sets } = programme;
  const { bytes, fileName } = writeFile(programme, spelling);
  const reading = await parseAnyLineup(bytes, fileName, festival);
  if (!reading.ok) return [];
  const drafts = reading.events.map((event, at) => ({ ...event, id: `d${at}`, createdAt: stamp }));
  const asked = weighNights(drafts, festival)?.sets ?? new Set<string>();
  const review = createReviewer(festival, festival.stages);
  return drafts.flatMap((draft) => {
    if (draft.hints.length > 0 || review(draft).length > 0 || asked.has(draft.id)) return [];
    // For a clock time that a clock change skips or repeats, the review reports which instant was used.
    if (eventTimestamps(draft, festival).notices.length > 0) return [];
    const set = sets.find(({ artist }) => artist === draft.artistName);
    const instants = instantsOf(draft, festival);
    const isRight = set?.stage === draft.stage && set.start === instants.start && set.end === instants.end;
    return isRight ? [] : [{ set, draft, text: new TextDecoder().decode(bytes) }];
  });
}

function instantsOf(event: ParsedEvent, festival: LineupFestival): { start: number; end: number } {
  const { timeStart, timeEnd } = draftToEvent(event, festival);
  return { start: timestampToMillis(timeStart), end: timestampToMillis(timeEnd) };
}

/** Counts the sets of a programme that were read with their correct instants, regardless of hints. */
async function countRight(programme: Programme, spelling: Spelling): Promise<number> {
  const { festival, sets } = programme;
  const { bytes, fileName } = writeFile(programme, spelling);
  const reading = await parseAnyLineup(bytes, fileName, festival);
  const review = createReviewer(festival, festival.stages);
  const events = reading.ok ? reading.events.filter((event) => review(event).length === 0) : [];
  return sets.filter(({ artist, start, end }) => {
    const event = events.find(({ artistName }) => artistName === artist);
    const instants = event === undefined ? null : instantsOf(event, festival);
    return instants?.start === start && instants.end === end;
  }).length;
}

describe('a lineup in any spelling', () => {
  it('gives every set its instants or tells that it may not have', async () => {
    await fc.assert(
      fc.asyncProperty(festivals, spellings, async (programme, spelling) => {
        expect(await wrongAndGreen(programme, spelling)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is mostly read right', async () => {
    let right = 0;
    let all = 0;
    for (const [programme, spelling] of fc.sample(fc.tuple(festivals, spellings), {
      numRuns: 300,
      seed: 7,
    })) {
      right += await countRight(programme, spelling);
      all += programme.sets.length;
    }
    expect(right / all).toBeGreaterThan(0.95);
  });
});
