import * as z from 'zod';

/** A value that an expression had; `undefined` is an error of the rules, or nothing at all where it has no cause. */
const valueSchema = z.object({
  value: z.object({
    boolValue: z.optional(z.boolean()),
    undefined: z.optional(z.object({ causeMessage: z.optional(z.string()) })),
  }),
});

interface Reported {
  readonly sourcePosition: Readonly<Record<'line' | 'column' | 'currentOffset' | 'endOffset', number>>;
  readonly values?: readonly z.infer<typeof valueSchema>[] | undefined;
  readonly children?: readonly Reported[] | undefined;
}

const reportedSchema: z.ZodType<Reported> = z.lazy(() =>
  z.object({
    sourcePosition: z.object({
      line: z.number(),
      column: z.number(),
      currentOffset: z.number(),
      endOffset: z.number(),
    }),
    values: z.optional(z.array(valueSchema)),
    children: z.optional(z.array(reportedSchema)),
  }),
);

const responseSchema = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  report: z.array(reportedSchema),
});

/** An expression of the rules and what it came to in all requests so far. */
interface CoveredExpression {
  /** Line, column and text. */
  readonly place: string;
  /** Whether it is the whole condition of an `allow`. */
  readonly isCondition: boolean;
  evaluated: boolean;
  /** Which of true and false it was; an error is neither. */
  readonly came: Set<boolean>;
}

export type Coverage = Map<string, CoveredExpression>;

/** Adds to `coverage` what the Firestore emulator remembers of the project's requests since its rules were loaded. */
export async function collectCoverage(coverage: Coverage, host: string, projectId: string): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok) throw new Error(`No coverage: ${await response.text()}`);
  const { rules, report } = responseSchema.parse(await response.json());
  const lines = rules.files[0].content.split('\n');
  for (const top of report) {
    const isCondition = lines[top.sourcePosition.line - 1]?.trim().startsWith('allow ') === true;
    for (const reported of withChildren(top)) {
      const { line, column, currentOffset, endOffset } = reported.sourcePosition;
      const place = `${line}:${column} ${rules.files[0].content.slice(currentOffset, endOffset + 1)}`;
      add(coverage, { place, isCondition: isCondition && reported === top }, reported);
    }
  }
}

function add(
  coverage: Coverage,
  expression: Pick<CoveredExpression, 'place' | 'isCondition'>,
  { values = [] }: Reported,
): void {
  const covered = coverage.get(expression.place) ?? { ...expression, evaluated: false, came: new Set() };
  coverage.set(expression.place, covered);
  for (const { value } of values) {
    if (value.boolValue !== undefined) covered.came.add(value.boolValue);
    covered.evaluated ||= value.undefined === undefined || value.undefined.causeMessage !== undefined;
  }
}

function withChildren(reported: Reported): readonly Reported[] {
  return [reported, ...(reported.children ?? []).flatMap(withChildren)];
}
