import {
  cutText,
  maximumLeftOut,
  maximumStages,
  storable,
  textLimits,
  type LeftOut,
  type UploadData,
} from '@lineup/domain';
import type { LeftOutRow, ReadLineup } from '@lineup/domain/reading';

type Reading = Extract<ReadLineup, { readonly ok: true }>;

/**
 * The fields that an upload's record stores about its reading besides the drafts: skipped rows, and the file's list of
 * stages.
 */
export function readingRecord({ leftOut, stages }: Pick<Reading, 'leftOut' | 'stages'>) {
  const record: Partial<Pick<UploadData, 'leftOut' | 'fileStages'>> = {};
  if (leftOut.length > 0) {
    record.leftOut = { count: leftOut.length, rows: leftOut.slice(0, maximumLeftOut).map(rowRecord) };
  }
  if (stages.length > 0) record.fileStages = stages.slice(0, maximumStages).map(stageRecord);
  return record;
}

function rowRecord({ table, number, text, reason }: LeftOutRow): LeftOut['rows'][number] {
  return { table: cutAndCleaned(table, 200), number, text: cutAndCleaned(text, 200), reason };
}

function stageRecord(name: string): string {
  return cutAndCleaned(name, textLimits.stageName);
}

function cutAndCleaned(text: string, maximum: number): string {
  return storable(cutText(text, maximum));
}
