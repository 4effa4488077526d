// Prints the size of the code: lines per room, functions over 80 lines, and the files that mention a field: `node
// scripts/code-size.mjs [--field NAME]`.
import { parseArgs } from 'node:util';
import { percentile } from './measuring/percentile.mjs';
import { functionsOf, isTest, readSources, roomOf } from './measuring/sources.mjs';

const longest = 80;

const { values } = parseArgs({ options: { field: { type: 'string' } } });
const sources = readSources('*.ts', '*.tsx', '*.mjs', '*.css');

printRooms();
printFunctions();
if (values.field !== undefined) printField(values.field);

function printRooms() {
  const rooms = new Map();
  for (const { path, text } of sources) {
    const room = roomOf(path);
    const row = rooms.get(room) ?? { files: 0, lines: 0, testFiles: 0, testLines: 0 };
    const lines = text.split('\n').length - 1;
    if (isTest(path)) {
      row.testFiles += 1;
      row.testLines += lines;
    } else {
      row.files += 1;
      row.lines += lines;
    }
    rooms.set(room, row);
  }
  const sum = (name) => [...rooms.values()].reduce((total, row) => total + row[name], 0);
  console.log('| room | files | lines | files of tests | lines of tests |');
  console.log('|---|---:|---:|---:|---:|');
  for (const [room, row] of [...rooms].sort(([a], [b]) => a.localeCompare(b, 'en')))
    console.log(`| ${room} | ${row.files} | ${row.lines} | ${row.testFiles} | ${row.testLines} |`);
  console.log(`| **all** | ${sum('files')} | ${sum('lines')} | ${sum('testFiles')} | ${sum('testLines')} |`);
}

function printFunctions() {
  const functions = sources
    .filter(({ path }) => !path.endsWith('.css') && !isTest(path))
    .flatMap(({ path, text }) => functionsOf(path, text).map((each) => ({ ...each, path })))
    .sort((a, b) => b.lines - a.lines);
  const lengths = functions.map(({ lines }) => lines);
  const [median, p90, p99] = [0.5, 0.9, 0.99].map((share) => percentile(lengths, share));
  console.log(
    `\n${functions.length} functions; lines: median ${median}, p90 ${p90}, p99 ${p99}. Over ${longest}:`,
  );
  for (const { path, name, lines } of functions.filter((each) => each.lines > longest))
    console.log(`- ${name}, ${lines} lines, ${path}`);
}

function printField(field) {
  if (!/^\w+$/u.test(field)) throw new Error(`${field} is not the name of a field`);
  const word = new RegExp(String.raw`\b${field}\b`, 'u');
  const found = sources.filter(({ path, text }) => !isTest(path) && word.test(text)).map(({ path }) => path);
  console.log(`\n${field} is named in ${found.length} files without tests:`);
  for (const path of found) console.log(`- ${path}`);
}
