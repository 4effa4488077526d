import { readFileSync } from 'node:fs';

/** The resident memory of a process, in bytes. Linux only. */
export function residentBytes(pid: number): number {
  return statusBytes(pid, /^VmRSS:\s+(\d+) kB$/mu);
}

/** The peak of `residentBytes` so far. */
export function peakBytes(pid: number): number {
  return statusBytes(pid, /^VmHWM:\s+(\d+) kB$/mu);
}

function statusBytes(pid: number, line: RegExp): number {
  return Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** Linux counts a process's time in hundredths of a second. */
const ticksPerSecond = 100;

/** The processor time of a process so far, including system time, in seconds. Linux only. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
