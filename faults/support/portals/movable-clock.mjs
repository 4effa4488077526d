// Preloaded into a server: sets its clock ahead of the machine's by the milliseconds in the file CLOCK_FILE, so that
// the clock can jump while the server runs.
import { readFileSync } from 'node:fs';

const { Date: MachineDate } = globalThis;
const file = process.env.CLOCK_FILE;

let readAt = Number.NEGATIVE_INFINITY;
let ahead = 0;

/** Reads the file ten times a second: the clock is read far more often. */
function aheadNow() {
  const tick = performance.now();
  if (tick - readAt > 100) {
    ahead = Number(readFileSync(file, 'utf8'));
    readAt = tick;
  }
  return ahead;
}

globalThis.Date = class extends MachineDate {
  constructor(...values) {
    if (values.length === 0) super(MachineDate.now() + aheadNow());
    else super(...values);
  }

  static now() {
    return MachineDate.now() + aheadNow();
  }
};
