// Finds the rules behind a zone's changes: "from 2007 on, on the second Sunday of March at 2:00, an hour forward".

/**
 * A change that recurs each year. `day` is the day of the month; with a `weekday` it is the earliest day on which that
 * weekday may fall, or null for the last in the month. `clock` is in seconds after midnight, in local time or UTC.
 *
 * @typedef {{ year: number, years: number, month: number, weekday: number | null, day: number | null,
 *   isUtc: boolean, clock: number, shift: number, changes: readonly object[] }} Run
 */

/**
 * The smallest set of runs that covers all changes of each zone; if there are several, the one with the runs that most
 * zones share.
 */
export function findRuns(zones) {
  const candidates = zones.map(({ changes }) => [...runsBy(changes, false), ...runsBy(changes, true)]);
  const uses = new Map();
  for (const run of candidates.flat()) uses.set(keyOf(run), (uses.get(keyOf(run)) ?? 0) + 1);
  return candidates.map((runs) => cover(runs, (run) => uses.get(keyOf(run))));
}

/** The part of a run that zones can share: everything except the changes themselves. */
function keyOf(run) {
  return JSON.stringify({ ...run, changes: undefined });
}

/** Prefers the longest run, then the one that most zones have. */
function cover(runs, uses) {
  const covered = new Set();
  const chosen = [];
  const inOrder = runs.toSorted(
    (a, b) => b.years - a.years || uses(b) - uses(a) || Number(a.isUtc) - Number(b.isUtc),
  );
  for (const run of inOrder) {
    if (run.changes.some((change) => covered.has(change))) continue;
    chosen.push(run);
    for (const change of run.changes) covered.add(change);
  }
  return chosen.sort((a, b) => a.changes[0].at - b.changes[0].at);
}

/** The changes as runs of consecutive years, their clocks in UTC or local time. */
function runsBy(changes, isUtc) {
  const similar = new Map();
  for (const view of changes.map((change) => viewOf(change, isUtc))) {
    const key = [view.month, view.clock, view.shift].join();
    similar.set(key, [...(similar.get(key) ?? []), view]);
  }
  return [...similar.values()].flatMap((group) => {
    const runs = [];
    for (let at = 0; at < group.length; at += runs.at(-1).years)
      runs.push(longestRun(group.slice(at), isUtc));
    return runs;
  });
}

function viewOf(change, isUtc) {
  const seconds = change.at + (isUtc ? 0 : change.before);
  const date = new Date(seconds * 1000);
  return {
    change,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    clock: ((seconds % 86_400) + 86_400) % 86_400,
    shift: change.after - change.before,
  };
}

/**
 * The rule that matches the first of `views` and the most of the years after it; a single change is listed by its date.
 */
function longestRun(views, isUtc) {
  const [{ year, month, day, weekday, clock, shift }] = views;
  const earliest = Math.max(1, day - 6);
  const rules = [
    { weekday: null, day },
    { weekday, day: null },
    ...Array.from({ length: day - earliest + 1 }, (_, i) => ({ weekday, day: earliest + i })),
  ];
  // A first, second, third or fourth weekday is the most likely meaning.
  const rank = (rule) => (rule.weekday === null || rule.day === null ? 2 : Number(rule.day % 7 === 1));
  const [best] = rules
    .map((rule) => ({ rule, years: yearsFollowed(views, rule) }))
    .sort((a, b) => b.years - a.years || rank(b.rule) - rank(a.rule));
  const changes = views.slice(0, best.years).map((view) => view.change);
  return { year, years: best.years, month, ...best.rule, isUtc, clock, shift, changes };
}

function yearsFollowed(views, rule) {
  const end = views.findIndex((view, i) => view.year !== views[0].year + i || view.day !== dayOf(view, rule));
  return end < 0 ? views.length : end;
}

function dayOf({ year, month }, { weekday, day }) {
  if (weekday === null) return day;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const first = day ?? lastDay - 6;
  const firstWeekday = new Date(Date.UTC(year, month, first)).getUTCDay();
  return first + ((weekday - firstWeekday + 7) % 7);
}
