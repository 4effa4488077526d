// Writes zones as text: the counterpart of packages/domain/src/time/zones/zone-rules.ts, which reads it.
import { findRuns } from './find-runs.mjs';
import { zoneChanges, zoneNames } from './read-package.mjs';

/** The years of the two tables; the portal accepts dates up to the end of 2200. */
export const historyFrom = 1950;
export const tableFrom = 2015;
export const lastYear = 2201;

/**
 * Today's rules and the earlier ones, as text. A line of `rules` applies to the zones in the same line of `names`; the
 * lines of `history` apply to the zones in the order of their names, each beginning with the number of zones.
 */
export function writeTables() {
  const names = zoneNames();
  const now = writeZones(names, tableFrom, lastYear);
  const before = writeZones(names, historyFrom, tableFrom - 1);
  const zones = names.map((name, i) => ({ name, rules: now[i], history: before[i] })).sort(byRules);
  const groups = groupBy(zones, ({ rules }) => rules);
  return {
    rules: groups.map(([{ rules }]) => rules).join('\n'),
    names: groups.map(writeNames).join('\n'),
    history: groupBy(zones, ({ rules, history }) => `${rules}/${history}`)
      .map((similar) => `${similar.length} ${similar[0].history}`)
      .join('\n'),
  };
}

function byRules(a, b) {
  const [first, second] = [a, b].map(({ rules, history, name }) => [rules, history, name].join());
  return first < second ? -1 : 1;
}

/** Groups equal neighbours. */
function groupBy(items, keyOf) {
  const groups = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/**
 * The names of a line; a name without an area has the area of the name before it, and one that begins with "/" has
 * none.
 */
function writeNames(zones) {
  let last = '';
  const written = zones.map(({ name }) => {
    const full = name.includes('/') ? name : `/${name}`;
    const area = full.slice(0, full.lastIndexOf('/') + 1);
    const short = area === last ? full.slice(area.length) : full;
    last = area;
    return short;
  });
  return written.join();
}

function writeZones(names, from, to) {
  const second = (year) => Date.UTC(year, 0, 1) / 1000;
  const zones = names.map((name) => zoneChanges(name, second(from), second(to + 1)));
  const runs = findRuns(zones);
  return zones.map(({ first }, i) => [writeMinutes(first), ...writeRuns(runs[i], from, to)].join(' '));
}

function writeRuns(runs, from, to) {
  return runs.map((run, i) => {
    const sinceLast = run.year - (runs[i - 1]?.year ?? from);
    return `${sinceLast === 0 ? '' : short(sinceLast)}${writeRun(run, to)}`;
  });
}

/**
 * `MS8:3c+`: the month, the weekday (none for a date), the earliest possible day (none for the month's last), ":" for
 * local time or "z" for UTC, its minutes, the shift (an hour forward unless it says "-" for an hour back, or "D" and
 * minutes), "+" and how many years, or all that follow. Before it are the years since the previous run.
 */
function writeRun({ year, years, month, weekday, day, isUtc, clock, shift }, to) {
  const date = `${'JFMAYULGSOND'[month]}${weekday === null ? '' : 'SMTWHFA'[weekday]}${day === null ? '' : short(day)}`;
  const time = `${isUtc ? 'z' : ':'}${writeMinutes(clock)}`;
  const span = year + years > to ? '+' : `+${short(years)}`;
  return `${date}${time}${writeShift(shift)}${years === 1 ? '' : span}`;
}

function writeShift(seconds) {
  if (seconds === 3600) return '';
  return seconds === -3600 ? '-' : `D${writeMinutes(seconds)}`;
}

/** Minutes, followed by a point and the seconds if there are any. */
function writeMinutes(seconds) {
  const rest = ((seconds % 60) + 60) % 60;
  return `${short((seconds - rest) / 60)}${rest === 0 ? '' : `.${short(rest)}`}`;
}

function short(number) {
  return number.toString(36);
}
