import { randomBytes } from 'node:crypto';

/**
 * Returns a new UUID of version 7. It starts with the time, so that rows that are created together are adjacent in an index. Ids that a
 * node creates in the same millisecond are in order of creation (RFC 9562, 6.2, method 1: a counter of 26 bits with a random start, which
 * leaves room for at least 33 million ids; the 48 bits after it are random).
 */
export function newId(now: Date = new Date()): string {
  const bytes = nextRandom();
  const time = now.getTime();
  const counter = (counters.get(time) ?? bytes.readUInt32BE(6) >>> 7) + 1;
  // Set anew, so that the first entry is the one that was not used for longest.
  counters.delete(time);
  counters.set(time, counter);
  if (counters.size > MAX_RECENT) counters.delete(counters.keys().next().value ?? time);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter >>> 14), 6);
  bytes.writeUInt16BE(0x8000 | (counter & 0x3fff), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Number of milliseconds whose counters are remembered, for ids with an earlier time than the latest one. */
const MAX_RECENT = 64;
const counters = new Map<number, number>();

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
