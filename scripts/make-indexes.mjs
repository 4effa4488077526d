// Writes the Firestore indexes from the list of queries: `npx tsx scripts/make-indexes.mjs`.
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { firestoreIndexes } from '../packages/provider-firebase/rules/firestore-indexes.ts';

const file = new URL('../packages/provider-firebase/rules/firestore.indexes.json', import.meta.url);
writeFileSync(file, await format(JSON.stringify(firestoreIndexes()), { parser: 'json', printWidth: 110 }));
