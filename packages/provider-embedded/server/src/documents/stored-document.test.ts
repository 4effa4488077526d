import { isUtf8 } from 'node:buffer';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';

/** Validity is only checked by SQLite: it must not accept JSON that a browser does not. */
test('SQLite and JavaScript agree on what is JSON, whichever byte of a document is another', () => {
  const db = openDatabase(':memory:');
  const document = Buffer.from(
    JSON.stringify({ a: 'Th \\ "ü"\n1', n: -1.5e3, t: true, u: null, l: [{ s: 1 }] }),
  );
  const differences: string[] = [];
  for (let at = 0; at < document.length; at += 1) {
    for (let byte = 0; byte < 256; byte += 1) {
      const changed = Buffer.from(document);
      changed[at] = byte;
      if (!isUtf8(changed)) continue;
      const sql = 'SELECT json_valid(CAST(unhex(?) AS TEXT)) AS valid';
      const isValid = db.get<{ valid: number }>(sql, changed.toString('hex'))?.valid === 1;
      if (isValid !== canBeParsed(changed.toString())) differences.push(changed.toString());
    }
  }
  expect(differences).toEqual([]);
});

function canBeParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
