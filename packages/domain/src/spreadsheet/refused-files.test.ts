import { expect, it } from 'vitest';
import { readRefusal } from './testing/read.ts';

it.each([
  [
    'a file of another kind',
    '%PDF-1.7\n',
    'This is actually a PDF file. Please choose a CSV, XLS or XLSX file.',
  ],
  [
    'bytes that are nothing known',
    new Uint8Array(64),
    'The file is neither a text file nor an Excel workbook. Please choose a CSV, XLS or XLSX file.',
  ],
])('%s is told as what it is, with what to choose instead', async (_, content, text) => {
  expect(await readRefusal(content)).toMatchObject({ title: 'Failed to parse CSV file', errors: [text] });
});
