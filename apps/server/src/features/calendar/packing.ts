import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A part of a gzip file, which can stand in any file, and what the file's end has to say of it. */
export interface PackedPart {
  readonly packed: Uint8Array;
  /** Of what is packed: its CRC-32, and how many octets it has. */
  readonly checksum: number;
  readonly length: number;
}

const deflated = promisify<Buffer, object, Buffer>(deflateRaw);
/** What is packed refers to nothing before it, and ends where an octet ends. */
const AS_PART = { finishFlush: constants.Z_FULL_FLUSH };
/** Method "deflate", with no name and no time, written on a system that nobody knows (RFC 1952). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The last block of a file, with nothing in it. */
const NO_MORE = Buffer.from([3, 0]);

/** Packs a text so that it can be put into files with others, and has not to be packed again for each. */
export async function packPart(text: string): Promise<PackedPart> {
  const plain = Buffer.from(text);
  return { packed: await deflated(plain, AS_PART), checksum: crc32(plain), length: plain.length };
}

/** A gzip file of parts, one after the other. */
export function gzipOf(parts: readonly PackedPart[]): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    parts.reduce((checksum, part) => checksumOf(checksum, part), 0),
    0,
  );
  end.writeUInt32LE(parts.reduce((length, part) => length + part.length, 0) >>> 0, 4);
  return Buffer.concat([HEAD, ...parts.map(({ packed }) => packed), NO_MORE, end]);
}

/** The polynomial of CRC-32, its lowest power in the highest bit, as all polynomials here are. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** The checksum of what is followed by a part: what was before is shifted by the length of the part. */
function checksumOf(before: number, { checksum, length }: PackedPart): number {
  return (times(before, powerOfX(length * 8)) ^ checksum) >>> 0;
}

/** The product of two polynomials over the field of two elements, modulo that of CRC-32. */
function times(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** A power of x, modulo the same: by squaring as often as its exponent has digits. */
function powerOfX(exponent: number): number {
  let power = ONE;
  let square = ONE >>> 1;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = times(power, square);
    square = times(square, square);
  }
  return power;
}
