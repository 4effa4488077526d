import { AdministrationError, type ExportedFile, type Contents } from '@lineup/provider/administration';
import {
  DamagedArchiveError,
  type End,
  type Header,
  formatVersion,
  headerSchema,
  type Line,
  lineSchema,
} from './format.ts';
import type { Progress } from '../progress.ts';
import { readLines } from './read-lines.ts';
import { createTally } from './tally.ts';

export interface CheckedArchive {
  readonly header: Header;
  readonly end: End;
}

const checking = { name: 'Checking the archive', unit: 'lines', total: null };

/**
 * Reads the whole archive and compares it with the checksum at its end. Throws AdministrationError unless it is
 * complete.
 */
export async function checkArchive(file: string, progress: Progress): Promise<CheckedArchive> {
  const tally = createTally();
  const stages = createStages();
  let header: Header | null = null;
  let end: End | null = null;
  for await (const text of progress.over(checking, readLines(file))) {
    if (end !== null) throw new DamagedArchiveError('there is data after its end');
    if (header === null) header = parseHeader(text);
    else {
      const line = parseLine(text);
      stages.enter(line.type);
      if (line.type === 'end') end = line;
      else if (line.type === 'bytes') tally.countBytes(Buffer.byteLength(line.base64, 'base64'));
      else tally.count(`${line.type}s`);
    }
    if (end === null) tally.addLine(text);
  }
  if (header === null) throw new DamagedArchiveError('it is empty');
  if (end === null) throw new DamagedArchiveError('its end is missing');
  if (JSON.stringify(end) !== JSON.stringify(tally.end()))
    throw new DamagedArchiveError('its checksum is wrong');
  return { header, end };
}

/** The contents of a checked archive with this end; each call reads the file again. */
export function archiveContents(file: string, end: End): Contents {
  return {
    accounts: async function* () {
      for await (const line of linesAfterHeader(file)) {
        if (line.type !== 'account') return;
        const { type: _type, ...account } = line;
        yield account;
      }
    },
    documents: async function* () {
      for await (const line of linesAfterHeader(file)) {
        if (line.type === 'file' || line.type === 'end') return;
        if (line.type === 'document') yield { path: line.path, data: line.data };
      }
    },
    countDocuments: async () => end.documents,
    files: () => readFiles(linesAfterHeader(file, (text) => !text.startsWith(documentStart))),
    close: async () => undefined,
  };
}

async function* readFiles(lines: AsyncGenerator<Line>): AsyncGenerator<ExportedFile> {
  let next = await lines.next();
  while (next.done !== true) {
    const { value } = next;
    next = await lines.next();
    if (value.type !== 'file') continue;
    const content = async function* (): AsyncGenerator<Uint8Array> {
      while (next.done !== true && next.value.type === 'bytes') {
        yield Buffer.from(next.value.base64, 'base64');
        next = await lines.next();
      }
    };
    yield { path: value.path, type: value.contentType, content };
  }
}

/** The prefix of a document's line. Files follow all documents, of which there may be millions. */
const documentStart = '{"type":"document"';

async function* linesAfterHeader(
  file: string,
  isNeeded: (text: string) => boolean = () => true,
): AsyncGenerator<Line> {
  let first = true;
  for await (const text of readLines(file)) {
    if (!first && isNeeded(text)) yield parseLine(text);
    first = false;
  }
}

function parseHeader(text: string): Header {
  const value = parseJson(text);
  const header = headerSchema.safeParse(value);
  if (header.success) return header.data;
  const version =
    typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version !== formatVersion) {
    throw new AdministrationError(
      `The archive has version ${version}; this program reads version ${formatVersion}.`,
    );
  }
  throw new DamagedArchiveError('it does not start as an archive does');
}

function parseLine(text: string): Line {
  const line = lineSchema.safeParse(parseJson(text));
  if (line.success) return line.data;
  throw new DamagedArchiveError('a line cannot be read', { cause: line.error });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new DamagedArchiveError('a line cannot be read', { cause });
  }
}

const order = { account: 0, document: 1, file: 2, bytes: 2, end: 3 } as const;

/** Checks that lines are in order, and that bytes follow a file. */
function createStages() {
  let reached = 0;
  let inFile = false;
  return {
    enter: (type: Line['type']) => {
      inFile = type === 'file' || (inFile && type === 'bytes');
      if (order[type] < reached || (type === 'bytes' && !inFile)) {
        throw new DamagedArchiveError('its lines are out of order');
      }
      reached = order[type];
    },
  };
}
