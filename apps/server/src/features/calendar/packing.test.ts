import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gzipOf, packPart } from './packing.ts';

describe('gzipOf', () => {
  it('joins compressed parts in any order into a valid gzip file', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 0, max: 20_000 }).map((length) => 'week '.repeat(length)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 6 }), async (texts) => {
        const parts = await Promise.all(texts.map(packPart));
        // Decompression verifies checksum and length.
        expect(gunzipSync(gzipOf(parts)).equals(Buffer.from(texts.join('')))).toBe(true);
        expect(gunzipSync(gzipOf(parts.toReversed())).equals(Buffer.from(texts.toReversed().join('')))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
