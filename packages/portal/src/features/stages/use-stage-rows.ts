import type { StageRow } from '@lineup/domain';
import { useRef, useState } from 'react';
import { moveRow, newRow, rowName, rowsOf, withKeys, type EditRow } from './edit-rows.ts';

/** The rows of the editor, and what was last done to them in words for a screen reader. */
export interface StageRows {
  readonly list: readonly EditRow[];
  readonly announcement: string;
  readonly begin: (stages: readonly string[]) => void;
  readonly add: () => void;
  readonly rename: (index: number, name: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}

/** Begins with the rows of `stages`, or with `edited` ones. */
export function useStageRows(stages: readonly string[], edited?: readonly StageRow[]): StageRows {
  const [list, setList] = useState<readonly EditRow[]>(() =>
    edited === undefined ? rowsOf(stages) : withKeys(edited),
  );
  const [announcement, setAnnouncement] = useState('');
  const added = useRef(list.length);
  return {
    list,
    announcement,
    begin: (next) => {
      setList(rowsOf(next));
      setAnnouncement('');
    },
    add: () => {
      added.current += 1;
      const row = newRow(added.current);
      setList((before) => [...before, row]);
    },
    rename: (index, name) =>
      setList((before) => before.map((row, at) => (at === index ? { ...row, name } : row))),
    move: (from, to) => {
      const row = list[from];
      if (row === undefined || to < 0 || to >= list.length) return;
      setList((before) => moveRow(before, from, to));
      setAnnouncement(`${rowName(row)} is now number ${to + 1} of ${list.length}`);
    },
    remove: (index) => {
      const row = list[index];
      if (row === undefined) return;
      setList((before) => before.filter((_, at) => at !== index));
      setAnnouncement(`${rowName(row)} removed`);
    },
  };
}
