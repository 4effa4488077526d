/** A table for the terminal: columns as wide as their widest cell. */
export function textTable(lines: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A Markdown table; the first line is its head. */
export function markdownTable(lines: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = lines.map((line) => line.map((cell) => cell.replaceAll('|', '\\|')));
  return [head, head.map(() => '---'), ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
