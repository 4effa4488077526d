import { batchLimits } from '@lineup/domain';

/** A file on disk with its selected path. */
export type PathedFile = readonly [file: File, path: string];

/** Returns the selected files, with folders if a folder was selected. */
export function chosenFiles(list: Iterable<File>): readonly PathedFile[] {
  return Array.from(list, (file) => [file, file.webkitRelativePath || file.name]);
}

/**
 * Returns what was dropped, with the content of folders, up to one file more than a batch may have. Call it while the
 * drop event is handled: afterwards its data is gone.
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
  // Deeper paths are rejected anyway, and one file is enough for that.
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
