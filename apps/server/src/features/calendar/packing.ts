import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A part of a gzip file that can be combined with others, with the values that the trailer needs. */
export interface PackedPart {
  readonly packed: Uint8Array;
  /** CRC-32 and length in octets of the uncompressed data. */
  readonly checksum: number;
  readonly length: number;
}

const deflated = promisify<Buffer, object, Buffer>(deflateRaw);
/** The compressed data refers to nothing before it and ends at a byte boundary. */
const AS_PART = { finishFlush: constants.Z_FULL_FLUSH };
/** Method "deflate", no name, no time, unknown operating system (RFC 1952). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The final, empty block. */
const NO_MORE = Buffer.from([3, 0]);

/** Compresses a text so that it can be part of several files without being compressed again. */
export async function packPart(text: string): Promise<PackedPart> {
  const plain = Buffer.from(text);
  return { packed: await deflated(plain, AS_PART), checksum: crc32(plain), length: plain.length };
}

/** Combines parts into a gzip file. */
export function gzipOf(parts: readonly PackedPart[]): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    parts.reduce((checksum, part) => checksumOf(checksum, part), 0),
    0,
  );
  end.writeUInt32LE(parts.reduce((length, part) => length + part.length, 0) >>> 0, 4);
  return Buffer.concat([HEAD, ...parts.map(({ packed }) => packed), NO_MORE, end]);
}

/** The polynomial of CRC-32 in reversed bit order, like all polynomials here. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** Combines checksums: shifts the one of the preceding data by the length of the part. */
function checksumOf(before: number, { checksum, length }: PackedPart): number {
  return (times(before, powerOfX(length * 8)) ^ checksum) >>> 0;
}

/** Product of two polynomials over GF(2), modulo that of CRC-32. */
function times(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** A power of x, modulo the same, by repeated squaring. */
function powerOfX(exponent: number): number {
  let power = ONE;
  let square = ONE >>> 1;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = times(power, square);
    square = times(square, square);
  }
  return power;
}
