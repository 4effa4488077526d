import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RowContext } from '../frame/row.ts';

export interface StaticFile {
  /** Below the address of the server, in `/assets`. */
  readonly path: string;
  readonly plain: string | Uint8Array;
  /** As sent over the network. */
  readonly brotli: Uint8Array;
}

/** Runs `work` while these are among the files of the pages; a server reads them when it starts. */
export async function withStaticFiles<Result>(
  { program }: Pick<RowContext, 'program'>,
  files: readonly StaticFile[],
  work: () => Promise<Result>,
): Promise<Result> {
  const places = files.map((file) => ({ ...file, place: join(program, 'pages', file.path) }));
  for (const { place, plain, brotli } of places) {
    writeFileSync(place, plain);
    writeFileSync(`${place}.br`, brotli);
  }
  try {
    return await work();
  } finally {
    for (const { place } of places) for (const ending of ['', '.br']) rmSync(place + ending, { force: true });
  }
}
