import { parentPort, workerData } from 'node:worker_threads';
import { parseSpreadsheet, type SheetFestival } from '@lineup/domain/spreadsheet';

/** Parses the messages it gets, like the portal's own worker; silences the library's messages about odd records. */
console.error = () => undefined;
const { festival } = workerData as { readonly festival: SheetFestival };
parentPort?.on('message', (bytes: Uint8Array) => {
  parseSpreadsheet(bytes, { fileName: 'lineup', festival }).then(
    (result) => parentPort?.postMessage({ result }, []),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }, []),
  );
});
