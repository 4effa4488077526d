import { counted } from '@lineup/domain';
import {
  AdministrationError,
  type AdminProvider,
  type OpenInspection,
} from '@lineup/provider/administration';
import type { Progress } from '../progress.ts';
import { createDocumentsCheck } from './check-documents.ts';

/** Further problems are only counted. */
const mostListed = 200;

const checkingStorage = { name: 'Checking the database and the files', unit: 'problems', total: null };

/**
 * Checks the whole storage of a provider and returns what was checked. Throws AdministrationError with a line for each
 * problem, if any.
 */
export async function check(adminProvider: AdminProvider, progress: Progress): Promise<string> {
  const inspection = await adminProvider.openInspection();
  try {
    const problems = createList();
    for await (const problem of progress.over(checkingStorage, inspection.storageProblems())) {
      problems.add(problem);
    }
    const documents = await checkDocuments(inspection, problems, progress);
    if (problems.count() > 0) throw new AdministrationError(problems.lines().join('\n'));
    const notes = createList();
    for await (const note of inspection.notes()) notes.add(note);
    return [
      `No problems. ${counted(documents, 'document')}, the database and all files were checked.`,
      ...notes.lines(),
    ].join('\n');
  } finally {
    await inspection.close();
  }
}

async function checkDocuments(
  inspection: OpenInspection,
  problems: List,
  progress: Progress,
): Promise<number> {
  const documentsCheck = createDocumentsCheck(inspection);
  let count = 0;
  const onUnreadable = (path: string) => problems.add(documentsCheck.addUnreadable(path));
  try {
    const step = { name: 'Checking', unit: 'documents', total: inspection.countDocuments() };
    for await (const document of progress.over(step, inspection.documents(onUnreadable))) {
      for (const problem of documentsCheck.add(document)) problems.add(problem);
      count += 1;
    }
    for (const problem of documentsCheck.finish()) problems.add(problem);
  } catch (error) {
    // A damaged database may stop being readable at some point; earlier findings still count.
    problems.add(
      `the documents could not be read to the end: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return count;
}

interface List {
  add(line: string): void;
  count(): number;
  lines(): readonly string[];
}

function createList(): List {
  const listed: string[] = [];
  let count = 0;
  return {
    add: (line) => {
      count += 1;
      if (count <= mostListed) listed.push(line);
    },
    count: () => count,
    lines: () => (count > mostListed ? [...listed, `and ${count - mostListed} more`] : listed),
  };
}
