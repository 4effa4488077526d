/** A value with its labels, in the order given. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** One metric in Prometheus' model. */
export interface Metric {
  readonly name: string;
  /** One line. */
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** `suffix` is appended to the name; only a histogram has one. */
  readonly samples: () => Iterable<Sample & { readonly suffix?: string }>;
}

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Formats the metrics in Prometheus' text format. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics.flatMap((metric) => [...linesOf(metric), '']).join('\n');
}

function* linesOf({ name, help, type, samples }: Metric): Generator<string> {
  yield `# HELP ${name} ${help}`;
  yield `# TYPE ${name} ${type}`;
  for (const { suffix = '', labels = {}, value } of samples()) {
    yield `${name}${suffix}${labelText(labels)} ${numberText(value)}`;
  }
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function numberText(value: number): string {
  return value === Infinity ? '+Inf' : String(value);
}

/** A counter by label values, of which there must be few. */
export class Counter implements Metric {
  readonly type = 'counter';
  readonly name: string;
  readonly help: string;
  readonly #labels: readonly string[];
  readonly #counts = new Map<string, { readonly values: readonly string[]; count: number }>();

  constructor(name: string, help: string, labels: readonly string[]) {
    this.name = name;
    this.help = help;
    this.#labels = labels;
  }

  add(...values: readonly string[]): void {
    const key = values.join(' ');
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { values, count: 1 });
    else known.count += 1;
  }

  readonly samples = (): readonly Sample[] =>
    Array.from(this.#counts.values(), ({ values, count }) => ({
      labels: labelled(this.#labels, values),
      value: count,
    }));
}

/** Upper bounds in seconds: from cached responses to noticeable delays. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

interface Observed {
  readonly below: number[];
  count: number;
  sum: number;
}

/** Durations in seconds, optionally by the value of one label. */
export class Histogram implements Metric {
  readonly type = 'histogram';
  readonly name: string;
  readonly help: string;
  readonly #label: string | null;
  readonly #observed = new Map<string, Observed>();

  constructor(name: string, help: string, label: string | null) {
    this.name = name;
    this.help = help;
    this.#label = label;
    if (label === null) this.#of('');
  }

  observe(seconds: number, labelValue = ''): void {
    const observed = this.#of(labelValue);
    observed.count += 1;
    observed.sum += seconds;
    const place = bounds.findIndex((bound) => seconds <= bound);
    if (place >= 0) observed.below[place] = (observed.below[place] ?? 0) + 1;
  }

  readonly samples = function* (this: Histogram): Generator<Sample & { readonly suffix: string }> {
    for (const [value, { below, count, sum }] of this.#observed) {
      const labels = this.#label === null ? {} : { [this.#label]: value };
      let total = 0;
      for (const [place, bound] of bounds.entries()) {
        total += below[place] ?? 0;
        yield { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: total };
      }
      yield { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count };
      yield { suffix: '_sum', labels, value: sum };
      yield { suffix: '_count', labels, value: count };
    }
  }.bind(this);

  #of(value: string): Observed {
    const known = this.#observed.get(value);
    if (known !== undefined) return known;
    const made = { below: bounds.map(() => 0), count: 0, sum: 0 };
    this.#observed.set(value, made);
    return made;
  }
}

function labelled(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
}
