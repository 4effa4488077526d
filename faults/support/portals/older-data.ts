import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { festivalSchema, lineupEventSchema, paths, timestampFromMillis } from '@lineup/domain';
import { migrations, openDatabase } from '@lineup/provider-embedded/server';
import { inventEvent, inventFestival } from '../lineups.ts';

/** Creates a data folder as left by version `version` of the tables, with a festival of this many events. */
export function makeOlderData(dataDir: string, version: number, events: number): void {
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  const known = migrations.filter((step) => step.version <= version);
  const db = openDatabase(join(dataDir, 'portal.db'), known);
  const put = (path: string, data: unknown) => {
    const collection = path.slice(0, path.lastIndexOf('/'));
    db.run('INSERT INTO documents VALUES (?, ?, ?, 1)', path, collection, JSON.stringify(data));
  };
  const at = timestampFromMillis(0);
  db.transaction(() => {
    const festival = { ...inventFestival('From before'), created_at: at, updated_at: at };
    put(paths.festival('f1'), festivalSchema.parse(festival));
    for (let n = 0; n < events; n += 1) {
      put(
        paths.event('f1', `e${n}`),
        lineupEventSchema.parse({ ...inventEvent(n), created_at: at, updated_at: at }),
      );
    }
    db.run('UPDATE commits SET latest = 1');
  });
  db.close();
}
