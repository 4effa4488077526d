import type { FieldProblem } from './errors.ts';

/** A problem that a schema reports for one path of a value. */
interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the invalid fields, each with its dotted path. */
export function fieldProblems({
  issues,
}: {
  readonly issues: readonly SchemaIssue[];
}): readonly FieldProblem[] {
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
