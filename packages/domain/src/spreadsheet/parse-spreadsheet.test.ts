import { strToU8, zipSync } from 'fflate';
import { CFB } from '@e965/xlsx';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadsheetLimits } from './sheet.ts';
import { csv, read, readRefusal, parseRows } from './testing/read.ts';
import { header, textRow, workbook, xlsxOfRows, xlsxParts } from './testing/workbooks.ts';

const megabyte = 1024 * 1024;
const tooMuch = spreadsheetLimits.unpackedBytes + 1;
const advice = 'Please choose a CSV, XLS or XLSX file.';
const damaged =
  'The workbook is damaged. Please open it in your spreadsheet program, save it again and try again.';
const set = ['Night Ferry', 'Barn', '2025-07-04', '20:00', '21:00'];
const xlsx = workbook({ Lineup: [header, set] });
const xls = workbook({ Lineup: [header, set] }, { kind: 'xls' });

/** Returns a fake older Office document with one stream of this name. */
function officeDocument(stream: string): Uint8Array {
  const library = CFB as {
    utils: { cfb_new(): object; cfb_add(container: object, name: string, content: Uint8Array): void };
    write(container: object, options: { type: 'array' }): Iterable<number>;
  };
  const container = library.utils.cfb_new();
  library.utils.cfb_add(container, stream, new Uint8Array(5000));
  return Uint8Array.from(library.write(container, { type: 'array' }));
}

/** Returns an archive of these parts that declares wrong sizes for those over 1 MB. */
function declaring(size: number, parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const bytes = zipSync({ ...parts });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 30; at += 1) {
    const signature = view.getUint32(at, true);
    const place = signature === 0x04034b50 ? at + 22 : at + 24;
    const isEntry = signature === 0x04034b50 || signature === 0x02014b50;
    if (isEntry && view.getUint32(place, true) > megabyte) view.setUint32(place, size, true);
  }
  return bytes;
}

describe('parseSpreadsheet', () => {
  it('goes by what a file holds, not by its name', async () => {
    for (const content of [xlsx, xls, new TextEncoder().encode(csv(set.join(',')))]) {
      expect((await parseRows(content)).rows).toHaveLength(1);
    }
  });

  it.each<[string, Uint8Array | string, string]>([
    ['a web page', '<!DOCTYPE html><html><table></table></html>', `This is actually a web page`],
    [
      'a table of a web page',
      '\n <TABLE><tr><td>artist name</td></tr></TABLE>',
      `This is actually a web page`,
    ],
    ['a web page in XML', '<?xml version="1.0"?><html xmlns="x"></html>', `This is actually a web page`],
    ['an XML workbook', '<?xml version="1.0"?><Workbook></Workbook>', `This is actually an XML file`],
    ['a JSON lineup', '{ "events": [] }', `This is actually a JSON file`],
    ['a JSON list', '[{"artistName":"Night Ferry"}]', `This is actually a JSON file`],
    ['a PDF file', '%PDF-1.7\n', `This is actually a PDF file`],
    [
      'a PNG picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      `This is actually a picture`,
    ],
    ['a JPEG picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), `This is actually a picture`],
    ['a GIF picture', 'GIF89a', `This is actually a picture`],
    ['a WebP picture', 'RIFF0000WEBP', `This is actually a picture`],
    [
      'another archive',
      zipSync({ 'notes.txt': strToU8('x') }),
      `This is actually an archive without an Excel workbook`,
    ],
    [
      'an OpenDocument file',
      zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }),
      `This is actually an OpenDocument file`,
    ],
    [
      'an older text document',
      officeDocument('/WordDocument'),
      'This is actually an Office document without an Excel workbook',
    ],
  ])('tells %s', async (_, content, text) => {
    expect(await readRefusal(content)).toEqual({
      ok: false,
      title: 'Failed to parse CSV file',
      errors: [`${text}. ${advice}`],
      sheets: [],
      sheet: null,
    });
  });

  it.each<[string, Uint8Array, string]>([
    [
      'bytes that are no text',
      Uint8Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? 0 : 200)),
      `The file is neither a text file nor an Excel workbook. ${advice}`,
    ],
    ['a cut XLSX workbook', xlsx.slice(0, 1000), damaged],
    ['a cut XLS workbook', xls.slice(0, 100), damaged],
    ['an archive that is none', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), damaged],
    ['a workbook without its parts', zipSync({ 'xl/workbook.xml': strToU8('') }), damaged],
    [
      'a workbook with a password',
      officeDocument('/EncryptedPackage'),
      'The workbook is protected by a password. Please save it without one and try again.',
    ],
    [
      'a workbook that unpacks to too much',
      declaring(tooMuch, xlsxParts(' '.repeat(2 * megabyte))),
      'The workbook is too large when unpacked. Maximum is 64MB. Please keep only the lineup in it.',
    ],
  ])('refuses %s', async (_, bytes, error) => {
    expect(await readRefusal(bytes)).toMatchObject({ title: 'Failed to parse CSV file', errors: [error] });
  });

  it('unpacks no more than a workbook declares', async () => {
    const bytes = declaring(500, xlsxParts(' '.repeat(2 * megabyte)));
    expect((await readRefusal(bytes)).title).toBe('CSV file must have at least a header and one data row');
  });

  it('refuses more than 5 MB without looking into it', async () => {
    const refusal = await readRefusal(new Uint8Array(spreadsheetLimits.bytes + 1));
    expect(refusal.title).toBe('File size too large. Maximum size is 5MB');
  });

  it('does not look at pictures in a workbook', async () => {
    const parts = xlsxParts(textRow(1, header) + textRow(2, set));
    const picture = { 'xl/media/image1.png': new Uint8Array(2 * megabyte) };
    expect((await parseRows(declaring(tooMuch, { ...parts, ...picture }))).rows).toHaveLength(1);
  });

  it('never throws, whatever the bytes', async () => {
    const zip = fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => Uint8Array.of(0x50, 0x4b, 0x03, 0x04, ...bytes));
    const ole = fc
      .uint8Array({ maxLength: 600 })
      .map((bytes) => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...bytes));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 300 }), zip, ole), async (bytes) => {
        expect((await read(bytes)).ok).toBe(false);
      }),
    );
  });

  it('never throws on a damaged XLSX workbook', async () => {
    const whole = xlsxOfRows('<row r="1"><c t="str"><v>artist name</v></c></row>');
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = whole.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        expect((await read(bytes)).ok).toBe(false);
      }),
    );
  });
});
