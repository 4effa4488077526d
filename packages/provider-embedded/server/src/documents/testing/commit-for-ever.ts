/** Commits 2,000 events at a time to the database named on the command line, and reports that, until it is killed. */
import { openDatabase } from '../../database/open.ts';
import { createDocumentStore } from '../store.ts';
import { randomId } from '../store.ts';
import { createEvent, createFestival } from './fixtures.ts';

const db = openDatabase(process.argv[2] ?? ':memory:');
const store = createDocumentStore({ db, now: Date.now, randomId });
if (store.get('festivals/f1') === null) store.commit([createFestival()]);
for (let commit = 1; ; commit += 1) {
  store.commit(Array.from({ length: 2000 }, () => createEvent(store.newId())));
  process.stdout.write(`${commit}\n`);
}
