import { forEachPublicText } from '../../entities/set-texts.ts';
import { draftFields, type DraftField } from '../../entities/upload.ts';
import { artistKeys } from '../../conflicts/artist-key.ts';
import { clockDistance } from '../../festival/events/event-times.ts';
import { clockFromMinutes, clockMinutes, isClockTime } from '../../time/clock-time.ts';
import { agreedValues, type BaseSet } from '../import-base.ts';
import { hasSameText, valueOf, type IncomingSet, type SetValues } from '../set-values.ts';
import { isPlaceholder } from '../matching/placeholder.ts';
import type { MatchedBy } from '../matching/open-pairs.ts';
import type { RowAnswers } from './choices.ts';
import type { FieldChange } from './field-change.ts';

const questions = {
  artistName: 'artistName',
  stage: 'stage',
  date: 'times',
  timeStart: 'times',
  timeEnd: 'times',
  imageURL: 'imageURL',
  ...forEachPublicText((_, field) => field),
} as const satisfies Record<DraftField, FieldChange['question']>;

/** A set longer than this, in minutes, is rarely intended. */
const unlikelyMinutes = 8 * 60;

/**
 * Returns the differences between an incoming set and the stored one, and which side wins. If only one side has changed
 * a field since the last import, that side wins. If both have, or it is unknown, the user is asked, and also for the
 * name of a set that was matched by place alone, as it may be a different set. A field that the file leaves blank never
 * differs. `portal` are the stored set's values.
 */
export function compareFields(
  incoming: IncomingSet,
  portal: SetValues,
  base: BaseSet | null,
  answers: RowAnswers,
  how: MatchedBy,
): readonly FieldChange[] {
  const file = withEnd(incoming.values, portal);
  const changes = draftFields
    .filter((field) => valueOf(file, field) !== '' && !hasSameText(file, portal, field))
    .map((field): FieldChange => {
      const agreed = base === null ? '' : valueOf(agreedValues(base), field);
      const isOther =
        field === 'artistName' && how === 'place' && !isPlaceholder(artistKeys(valueOf(portal, field)));
      const versions = { file, read: incoming.read ?? incoming.values, portal, base };
      const proposal = isOther ? 'ask' : proposalOf(field, versions);
      return {
        field,
        question: questions[field],
        base: agreed === '' ? null : agreed,
        portal: valueOf(portal, field),
        file: valueOf(file, field),
        proposal,
        from: proposal,
      };
    });
  return timesTogether(changes, incoming.values, portal).map((change) => ({
    ...change,
    from: answers[change.question] ?? change.proposal,
  }));
}

interface Versions {
  readonly file: SetValues;
  readonly read: SetValues;
  readonly portal: SetValues;
  readonly base: BaseSet | null;
}

function proposalOf(field: DraftField, { file, read, portal, base }: Versions): FieldChange['proposal'] {
  const agreed = base === null ? {} : agreedValues(base);
  // An empty field can be filled without losing anything.
  if (base === null || valueOf(agreed, field) === '') return valueOf(portal, field) === '' ? 'file' : 'ask';
  const isAsRead = hasSameText(file, read, field);
  const isOfFile = !hasSameText(file, agreed, field) && !(isAsRead && hasSameText(read, base.said, field));
  if (!isOfFile) return 'portal';
  return hasSameText(portal, agreed, field) ? 'file' : 'ask';
}

/** If the file changes the start but has no end, keeps the length of the set. */
function withEnd(file: SetValues, portal: SetValues): SetValues {
  const start = valueOf(file, 'timeStart');
  const isMoved = isClockTime(start) && !hasSameText(file, portal, 'timeStart');
  if (valueOf(file, 'timeEnd') !== '' || !isMoved) return file;
  return { ...file, timeEnd: clockFromMinutes(clockMinutes(start) + lengthOf(portal)) };
}

/**
 * Makes day, start and end one question as soon as one of them is asked: mixing the sides would give times that neither
 * has planned. Does the same if changes of both sides together make a set much longer than on either side.
 */
function timesTogether(
  changes: readonly FieldChange[],
  file: SetValues,
  portal: SetValues,
): readonly FieldChange[] {
  const start = changes.find(({ field }) => field === 'timeStart');
  const followed = changes.map((change) =>
    change.field === 'timeEnd' && valueOf(file, 'timeEnd') === '' && start !== undefined
      ? { ...change, base: null, proposal: start.proposal }
      : change,
  );
  const times = followed.filter(({ question }) => question === 'times');
  const isAsked = times.some(({ proposal }) => proposal === 'ask') || isUnlikely(times, file, portal);
  if (!isAsked) return followed;
  return followed.map((change) => (change.question === 'times' ? { ...change, proposal: 'ask' } : change));
}

function isUnlikely(times: readonly FieldChange[], file: SetValues, portal: SetValues): boolean {
  if (new Set(times.map(({ proposal }) => proposal)).size < 2) return false;
  const merged: Partial<Record<DraftField, string>> = { ...portal };
  for (const { field, proposal, file: fileValue } of times)
    if (proposal === 'file') merged[field] = fileValue;
  return lengthOf(merged) > Math.max(unlikelyMinutes, lengthOf(file), lengthOf(portal));
}

/** Clock time from start to end, in minutes; 0 if either is unknown. */
function lengthOf(values: SetValues): number {
  const [timeStart, timeEnd] = [valueOf(values, 'timeStart'), valueOf(values, 'timeEnd')];
  return isClockTime(timeStart) && isClockTime(timeEnd) ? clockDistance({ timeStart, timeEnd }) : 0;
}
