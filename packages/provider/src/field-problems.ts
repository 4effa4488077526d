import type { FieldProblem } from './errors.ts';

/** What a schema says of one place in a value that it refuses. */
interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The fields at fault, each by its path with dots. */
export function fieldProblems({
  issues,
}: {
  readonly issues: readonly SchemaIssue[];
}): readonly FieldProblem[] {
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
