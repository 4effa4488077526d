import type { Table } from '../../frame/row.ts';
import { billOf, dollarsOf, sumOf, type Bill } from './bill.ts';
import { prices } from './prices.ts';
import {
  administratorsLines,
  scheduledLines,
  visitorLines,
  weekend,
  type Line,
  type Measured,
  type MeasuredVisitor,
} from './weekend.ts';

/** The bill of all lines. */
export function billOfLines(lines: readonly Line[]): Bill {
  return billOf(sumOf(lines.map(({ use }) => use)), weekend.days);
}

/** Each action, how often it happens, and the usage that Google bills for it. */
export function linesTable(lines: readonly Line[]): Table {
  const gigabytes = (bytes = 0) => bytes / 1e9;
  const cells = ({ what, count, use }: Line) => [
    what,
    count,
    use.reads ?? 0,
    (use.writes ?? 0) + (use.deletes ?? 0),
    use.cpuSeconds ?? 0,
    gigabytes((use.hostingBytes ?? 0) + (use.functionBytes ?? 0) + (use.databaseBytes ?? 0)),
    use.texts ?? 0,
    dollarsOf(use).toFixed(2),
  ];
  const all = cells({ what: 'together', count: 1, use: sumOf(lines.map(({ use }) => use)) });
  return {
    title: `A weekend of ${weekend.administrators} administrators and ${weekend.visits.toLocaleString('en')} visits`,
    head: ['what', 'times', 'reads', 'writes', 'function seconds', 'GB sent', 'texts', 'US dollars'],
    lines: [...lines.map(cells), all.map((cell, column) => (column === 1 ? '' : cell))],
  };
}

/** The same by billed unit, before and after the free quotas. */
export function billTable({ items, beforeFree, afterFree }: Bill): Table {
  return {
    title: 'The bill of that weekend',
    head: ['billed', 'used', 'US dollars', 'free', 'before free quotas', 'after'],
    lines: [
      ...items.map(({ meter, used, ...item }) => {
        const { name, unit = 1, dollars, per, free } = prices[meter];
        return [
          name,
          unit === 1 ? Math.round(used) : used / unit,
          `${dollars.toFixed(7).replace(/0{1,5}$/u, '')} for ${(per / unit).toLocaleString('en')}`,
          `${(free.units / unit).toLocaleString('en')} a ${free.each}`,
          item.beforeFree.toFixed(2),
          item.afterFree.toFixed(2),
        ];
      }),
      ['together', '', '', '', beforeFree.toFixed(2), afterFree.toFixed(2)],
    ],
  };
}

/** The bill of the same weekend for lineups of both sizes, and for visitors who come once or several times. */
export function sizesTable(measured: Measured, usual: MeasuredVisitor): Table {
  const others = [...administratorsLines(measured), ...scheduledLines()];
  const sizes = { '1,691 sets on 86 stages': measured.visitor, '300 sets on 8 stages': usual };
  return {
    title: 'The bill by the size of the lineup and by how often each visitor comes',
    head: ['lineup', 'visits of each visitor', 'KB of a first visit', 'KB of a later one', 'before', 'after'],
    lines: Object.entries(sizes).flatMap(([size, visitor]) =>
      [weekend.visitsOfEach, 1].map((visitsOfEach) => {
        const bill = billOfLines([...others, ...visitorLines(visitor, visitsOfEach)]);
        return [
          size,
          visitsOfEach,
          (visitor.first.hostingBytes ?? 0) / 1000,
          (visitor.again.hostingBytes ?? 0) / 1000,
          bill.beforeFree.toFixed(2),
          bill.afterFree.toFixed(2),
        ];
      }),
    ),
  };
}
