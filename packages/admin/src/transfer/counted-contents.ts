import type { Contents } from '@lineup/provider/administration';
import type { Progress } from '../progress.ts';

type Readable = Omit<Contents, 'close'>;

/** Returns the same contents, which report documents and files as progress of the step with this name. */
export async function countedContents(
  contents: Readable,
  name: string,
  progress: Progress,
): Promise<Readable> {
  const total = await contents.countDocuments();
  return {
    ...contents,
    documents: (onUnreadable) =>
      progress.over({ name, unit: 'documents', total }, contents.documents(onUnreadable)),
    files: () => progress.over({ name, unit: 'files', total: null }, contents.files()),
  };
}
