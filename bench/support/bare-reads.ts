import { join } from 'node:path';
import { paths } from '@lineup/domain';
import { median, timesOf } from '../measure/statistics.ts';
import { festivalId } from './lineup-data.ts';
import { openData } from './seed.ts';

/**
 * The median time in milliseconds that the database alone takes to read the events of one festival in the order of their start, each
 * time those of another of `festivals`. `folder` is the row's, whose server may run.
 */
export async function timeBareReads(folder: string, festivals: number): Promise<number> {
  const db = openData(join(folder, 'data'));
  let turn = 0;
  try {
    const read = () => {
      const collection = paths.events(festivalId((turn * 7) % festivals));
      turn += 1;
      db.all('SELECT data FROM documents WHERE collection = ? ORDER BY key_timeStart, path', collection);
    };
    await timesOf(2, read);
    return median(await timesOf(15, read));
  } finally {
    db.close();
  }
}
