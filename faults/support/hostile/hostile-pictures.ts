import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A PNG of this many black pixels in one bit each; small on the disk, large when decoded. */
export function pixelFlood(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return joined(signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0)));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = joined(Buffer.from(type, 'latin1'), data);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crcOf(body));
  return joined(length, body, sum);
}

function crcOf(bytes: Uint8Array): number {
  return typeof crc32 === 'function' ? crc32(bytes) : slowCrc(bytes);
}

/** For versions of Node.js without a built-in one. */
function slowCrc(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));

/** A marker that must never occur in anything that the portal serves. */
export const payload = 'alert(document.domain)';
const page = `<html><script>${payload}</script></html>`;

/** Valid pictures that are also something else. */
export async function polyglots(): Promise<Readonly<Record<string, Uint8Array<ArrayBuffer>>>> {
  const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } });
  const [png, jpeg, gif, webp] = await Promise.all([
    plain().png().toBuffer(),
    plain().jpeg().toBuffer(),
    plain().gif().toBuffer(),
    plain().webp().toBuffer(),
  ]);
  return {
    'GIF and script': gifScript(gif),
    'PNG and page': joined(png, text(page)),
    'PNG with a page in a text chunk': joined(
      png.subarray(0, 33),
      chunk('tEXt', text(`Comment\0${page}`)),
      png.subarray(33),
    ),
    'JPEG and page': joined(jpeg, text(page)),
    'JPEG with a page in its comment': joined(jpeg.subarray(0, 2), comment(page), jpeg.subarray(2)),
    'WebP and page': joined(webp, text(page)),
    'PNG and archive': joined(png, text('PK\u0003\u0004'), text(page)),
  };
}

/** 'GIF89a/*…* /=1;payload': the width of the picture opens a comment that contains its rest. */
function gifScript(gif: Uint8Array): Uint8Array<ArrayBuffer> {
  return joined(gif, text(`*/=1;${payload};`));
}

function comment(content: string): Uint8Array {
  const body = text(content);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return joined(head, body);
}

/** Files with a picture's name that are not pictures of the accepted types. */
export const disguised: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'SVG as .png': text(`<svg xmlns="http://www.w3.org/2000/svg" onload="${payload}"/>`),
  'SVG with a declaration': text(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>${payload}</script></svg>`,
  ),
  'a page': text(page),
  'a GIF that is only a script': text(`GIF89a/*${'x'.repeat(20)}*/=1;${payload};`),
  'a PNG that is only its signature': text('\u0089PNG\r\n\u001a\n'),
  'an archive': text('PK\u0003\u0004\u0014\0\0\0'),
  'a program': text('\u007fELF\u0002\u0001\u0001'),
  'a TIFF': text('II*\0\b\0\0\0'),
  'an HEIC': text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
  'a PDF': text('%PDF-1.7\n'),
  nothing: new Uint8Array(0),
};
