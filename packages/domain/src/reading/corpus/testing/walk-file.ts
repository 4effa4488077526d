import type { DraftEvent } from '../../../entities/upload.ts';
import { parseLineup } from '../../../lineup/parse-lineup.ts';
import type { ParsedEvent } from '../../../lineup/parsed-lineup.ts';
import type { DraftFixKind } from '../../../review/fixes/draft-fix.ts';
import { suggestFixes } from '../../../review/fixes/suggest-fixes.ts';
import { createReviewer } from '../../../review/review-rules.ts';
import { draftToEvent } from '../../../review/draft-to-event.ts';
import { weighNights } from '../../../review/nights/weigh-nights.ts';
import { offeredStages } from '../../../review/offered-stages.ts';
import { timestampFromMillis, timestampToMillis } from '../../../timestamp.ts';
import { openFile } from '../../open-file.ts';
import { parseAnyLineup } from '../../parse-any-lineup.ts';
import { suggestMapping } from '../../suggest-mapping.ts';
import type { CorpusCase, ExpectedSet } from './corpus-case.ts';

/**
 * What the portal asks about a file, and the user's answers. `columns`: the column mapping is shown before anything is
 * read; `nights`: on which days sets in the early hours are.
 */
export interface Answers {
  readonly columns?: 'asSuggested';
  readonly nights?: 'evening' | 'calendarDay';
  /** `halves`: whether times without am and pm are in the afternoon. */
  readonly halves?: 'pm' | 'am';
  /** `lengths`: the unit of small whole numbers in a column of lengths. */
  readonly lengths?: 'hours' | 'minutes';
}

/** The result of importing a file with the user's answers. */
export interface Walked {
  readonly error?: string;
  /** The questions that were open before any answer. */
  readonly asked: readonly string[];
  readonly issues: Readonly<Record<string, number>>;
  /** The events without an error, at the instants they would be saved with. */
  readonly sets: readonly ExpectedSet[];
  readonly leftOut: readonly string[];
  readonly stages: readonly string[];
}

/** Imports a corpus file: reads it, collects the questions, and answers them. */
export async function walkFile({ bytes, fileName, festival, expected }: CorpusCase): Promise<Walked> {
  const reading = await parseAnyLineup(bytes, fileName, festival);
  const nothing = { asked: [], issues: {}, sets: [], leftOut: [], stages: [] };
  if (!reading.ok) return { ...nothing, error: reading.error };
  const asked: string[] = [];
  if (await asksForColumns({ bytes, fileName, festival })) asked.push('columns');
  let current = festival;
  let drafts = toDrafts(reading.events, festival);
  for (const { question, kinds } of offeredAnswers) {
    const answer = expected.asks?.[question];
    const fixes = suggestFixes(drafts, { ...festival, openHours: [] });
    if (!fixes.some(({ kind }) => Object.values(kinds).includes(kind))) continue;
    asked.push(question);
    const fix = fixes.find(({ kind }) => answer !== undefined && kinds[answer] === kind);
    drafts = drafts.map((draft) => ({ ...draft, ...fix?.changes.get(draft.id) }));
  }
  const nights = weighNights(drafts, festival);
  if (nights !== null) {
    asked.push('nights');
    const answer = expected.asks?.nights === undefined ? null : nights[expected.asks.nights];
    if (answer !== null) {
      const { moves, dayStartsAt } = answer;
      current = { ...festival, dayStartsAt };
      drafts = drafts.map((draft) => ({ ...draft, ...movedTo(moves.get(draft.id)) }));
    }
  }
  const reviewer = createReviewer(current, offeredStages(current, drafts, reading.stages));
  const issues: Record<string, number> = {};
  const sets: ExpectedSet[] = [];
  for (const draft of drafts) {
    const found = reviewer.issues(draft);
    for (const { code } of found) issues[code] = (issues[code] ?? 0) + 1;
    if (found.length === 0) sets.push(setOf(draft, current));
  }
  const leftOut = reading.leftOut.map(({ text }) => text);
  return { asked, issues, sets, leftOut, stages: reading.stages };
}

/** Returns the events of a file before the review; none for a refused file. */
export async function draftsOf({
  bytes,
  fileName,
  festival,
}: Pick<CorpusCase, 'bytes' | 'fileName' | 'festival'>): Promise<readonly DraftEvent[]> {
  const reading = await parseAnyLineup(bytes, fileName, festival);
  return reading.ok ? toDrafts(reading.events, festival) : [];
}

function toDrafts(events: readonly ParsedEvent[], festival: CorpusCase['festival']): readonly DraftEvent[] {
  return events.map((event, place) => ({
    ...event,
    id: `event-${place + 1}`,
    dayStartsAt: festival.dayStartsAt,
    createdAt: timestampFromMillis(0),
  }));
}

/** Questions that are answered by choosing one of two fixes. */
const offeredAnswers: readonly {
  readonly question: 'halves' | 'lengths';
  readonly kinds: Readonly<Record<string, DraftFixKind>>;
}[] = [
  { question: 'halves', kinds: { pm: 'halvesPm', am: 'halvesAm' } },
  { question: 'lengths', kinds: { hours: 'lengthHours', minutes: 'lengthMinutes' } },
];

/** Moves a night to a calendar day: its date is then the one for days that start at midnight. */
function movedTo(day: string | undefined): Partial<DraftEvent> {
  return day === undefined ? {} : { date: day, dayStartsAt: '00:00' };
}

async function asksForColumns({
  bytes,
  fileName,
  festival,
}: Pick<CorpusCase, 'bytes' | 'fileName' | 'festival'>): Promise<boolean> {
  const plain = parseLineup(bytes, festival);
  if (plain.ok && plain.events.some(({ artistName }) => artistName !== '')) return false;
  const opening = await openFile(bytes, fileName);
  return opening.ok && !suggestMapping(opening.file, festival).isCertain;
}

function setOf(draft: DraftEvent, festival: CorpusCase['festival']): ExpectedSet {
  const { artistName, stage, timeStart, timeEnd } = draftToEvent(draft, festival);
  return [artistName, stage, utcText(timestampToMillis(timeStart)), utcText(timestampToMillis(timeEnd))];
}

function utcText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16)}Z`;
}
