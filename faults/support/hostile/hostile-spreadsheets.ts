import { strToU8, zipSync, zlibSync, type Zippable } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0"?>';

/** The parts of a workbook with one sheet, whose rows are XML. */
function workbookParts(rows: string): Record<string, Uint8Array> {
  return {
    '[Content_Types].xml': strToU8(
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Lineup" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `${declaration}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  };
}

/** A workbook of these rows, with other parts added. */
export function workbookOf(rows: string, otherParts: Zippable = {}): Uint8Array {
  return zipSync({ ...workbookParts(rows), ...otherParts });
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

export const header = ['artist name', 'stage', 'date', 'start time', 'end time'] as const;

export function rowOf(row: number, texts: readonly string[]): string {
  const cells = texts.map((text, column) => cell(`${String.fromCodePoint(65 + column)}${row}`, text));
  return `<row r="${row}">${cells.join('')}</row>`;
}

const megabyte = 1024 * 1024;
/** An unusual number, so that it only occurs where the archive declares it. */
const unpackedSize = 80 * megabyte + 12_345;
const good = rowOf(1, header) + rowOf(2, ['Moth Parade', 'Barn', '2025-07-04', '20:00', '21:00']);
const bomb = () => workbookOf(good, { 'xl/media/zeros.xml': [new Uint8Array(unpackedSize), { level: 1 }] });

/** Small files that unpack to a huge size, with a description each; the best known come first. */
export const bombs: Readonly<Record<string, () => Uint8Array>> = {
  'an unpacked size above the limit': bomb,
  'an unpacked size that lies': () => withDeclaredSize(bomb(), unpackedSize, 10),
  'a million rows of CSV': () => strToU8('a,b\n'.repeat(1_000_000)),
  'two cells in opposite corners': () =>
    workbookOf(
      `<row r="1">${cell('A1', 'artist name')}</row><row r="1048576">${cell('XFD1048576', 'x')}</row>`,
    ),
  'a cell beyond all columns': () => workbookOf(`<row r="1">${cell('ZZZZZZ1', 'x')}</row>`),
  'a million empty rows': () => workbookOf('<row r="1"/>'.repeat(1_000_000)),
  'a million rows': () => workbookOf(`<row><c><v>1</v></c></row>`.repeat(1_000_000)),
  'ten thousand sheets': () => manySheets(10_000),
  'entities in entities': () =>
    workbookOf('', {
      'xl/sharedStrings.xml': strToU8(
        `${declaration}<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at] ?? 'a'};`.repeat(10)}">`).join('')}]><sst xmlns="${main}"><si><t>&i;</t></si></sst>`,
      ),
    }),
  'an entity of a file': () =>
    workbookOf('', {
      'xl/sharedStrings.xml': strToU8(
        `${declaration}<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><sst xmlns="${main}"><si><t>&f;</t></si></sst>`,
      ),
    }),
  'names out of the archive': () => workbookOf(good, { '../../../evil.xml': strToU8('<a/>') }),
  'a packed page': () => zlibSync(new Uint8Array(unpackedSize)),
  'a million empty lines': () => strToU8(`${header.join(',')}\n${'\n'.repeat(1_000_000)}`),
  'a million cells in one row': () => strToU8(`${'a,'.repeat(1_000_000)}\n`),
  'one cell of 5 MB': () => strToU8(`"${'a'.repeat(5 * megabyte - 3)}"`),
  'an open quote of 5 MB': () => strToU8(`${header.join(',')}\n"${'a,\n'.repeat(1_500_000)}`),
  'quotes only': () => strToU8('"'.repeat(4_000_000)),
  'a million errors': () => strToU8(`${header.join(',')}\n${'a\n'.repeat(1_000_000)}`),
};

/** The archive with another unpacked size in both of its headers, as little-endian numbers of four bytes. */
function withDeclaredSize(archive: Uint8Array, real: number, declared: number): Uint8Array {
  const changed = archive.slice();
  const view = new DataView(changed.buffer, changed.byteOffset, changed.byteLength);
  for (let at = 0; at + 4 <= changed.length; at += 1) {
    if (view.getUint32(at, true) === real) view.setUint32(at, declared, true);
  }
  return changed;
}

function manySheets(count: number): Uint8Array {
  const parts = workbookParts('');
  const sheets = Array.from(
    { length: count },
    (_, n) => `<sheet name="S${n}" sheetId="${n + 1}" r:id="rId1"/>`,
  );
  parts['xl/workbook.xml'] = strToU8(
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
  );
  return zipSync(parts);
}
