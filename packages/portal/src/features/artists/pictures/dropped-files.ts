import { batchLimits } from '@lineup/domain';

/** A file on the disk with the path that it was chosen by. */
export type PathedFile = readonly [file: File, path: string];

/** The files that were chosen, with their folders where a folder was. */
export function chosenFiles(list: Iterable<File>): readonly PathedFile[] {
  return Array.from(list, (file) => [file, file.webkitRelativePath || file.name]);
}

/**
 * What was dropped, folders with all that is in them, up to one file more than a batch may have. To be called while the drop is handled: what was
 * dropped is forgotten afterwards.
 */
export function droppedEntries(transfer: DataTransfer): () => Promise<readonly PathedFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = [...transfer.files];
  return async () => {
    if (entries.length === 0) return files.map((file) => [file, file.name]);
    const found: PathedFile[] = [];
    for (const entry of entries) await collect(entry, found);
    return found;
  };
}

async function collect(entry: FileSystemEntry, found: PathedFile[]): Promise<void> {
  if (found.length > batchLimits.files) return;
  const path = entry.fullPath.replace(/^\//u, '');
  if (isFile(entry)) {
    found.push([await new Promise<File>((settle, fail) => entry.file(settle, fail)), path]);
    return;
  }
  // Deeper ones are refused by their path, which one file suffices to tell.
  if (!isFolder(entry) || path.split('/').length > batchLimits.depth + 1) return;
  const reader = entry.createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((settle, fail) => reader.readEntries(settle, fail));
    if (some.length === 0) return;
    for (const each of some) await collect(each, found);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
