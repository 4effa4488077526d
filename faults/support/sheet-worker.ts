import { parentPort, workerData } from 'node:worker_threads';
import { parseSpreadsheet, type SheetFestival } from '@lineup/domain/spreadsheet';

/** Reads what it is sent, as the portal's own worker does; the library's words on odd records are not wanted. */
console.error = () => undefined;
const { festival } = workerData as { readonly festival: SheetFestival };
parentPort?.on('message', (bytes: Uint8Array) => {
  parseSpreadsheet(bytes, { fileName: 'lineup', festival }).then(
    (result) => parentPort?.postMessage({ result }, []),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }, []),
  );
});
