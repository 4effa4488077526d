import type { Contents } from '@lineup/provider/administration';
import type { Progress } from '../progress.ts';

type Readable = Omit<Contents, 'close'>;

/** The same contents, whose documents and files are shown to pass as the step of this name. */
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
