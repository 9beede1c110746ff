import { randomBytes } from 'node:crypto';

/**
 * Returns a new UUID of version 7. It starts with the time, so that rows that are created together are adjacent in an index. Ids that a
 * node creates in the same millisecond are in order of creation (RFC 9562, 6.2, method 1: a twelve-bit counter with a random start).
 */
export function newId(now: Date = new Date()): string {
  const bytes = nextRandom();
  const time = now.getTime();
  const last = sequences.get(time);
  const sequence = last === undefined ? bytes.readUInt16BE(6) & 0x7ff : (last + 1) & 0xfff;
  sequences.set(time, sequence);
  if (sequences.size > MAX_RECENT) sequences.delete(sequences.keys().next().value ?? time);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Number of milliseconds whose counters are remembered, for ids with an earlier time than the latest one. */
const MAX_RECENT = 64;
const sequences = new Map<number, number>();

/** Random bytes are read in blocks, because a call costs more than an id. No byte is used twice. */
const BUFFER_SIZE = 4096;
let random = Buffer.alloc(0);

function nextRandom(): Buffer {
  if (random.length === 0) random = randomBytes(BUFFER_SIZE);
  const bytes = random.subarray(0, 16);
  random = random.subarray(16);
  return bytes;
}

/** True for text with the shape of an id. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);
}
