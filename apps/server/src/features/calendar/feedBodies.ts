import type { PackedBody } from '../../plugins/files.ts';
import { gzipOf, type PackedPart } from './packing.ts';

/** An LRU cache with a total size. */
class LruCache<T> {
  private readonly entries = new Map<string, { value: T; size: number }>();
  private total = 0;
  private readonly maxSize: number;

  constructor(maxSize: number) {
    this.maxSize = maxSize;
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, size: number): void {
    this.delete(key);
    this.entries.set(key, { value, size });
    this.total += size;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.maxSize) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.total -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}

const MEBIBYTE = 1024 * 1024;
/** Serialized events, in characters: about 20,000 events. */
const texts = new LruCache<string>(16 * MEBIBYTE);
const bodies = new LruCache<PackedBody>(16 * MEBIBYTE);
const underWay = new Map<string, Promise<PackedBody>>();

/** The cached text of an event version. Undefined when it is not cached. */
export function cachedText(key: string): string | undefined {
  return texts.get(key);
}

export function cacheText(key: string, text: string): void {
  texts.set(key, text, text.length);
}

/**
 * The compressed body of a feed version. It is built once, however many requests ask for it at the same time, and cached, because all of a
 * feed's readers return when it has changed.
 */
export async function bodyOf(version: string, write: () => Promise<readonly PackedPart[]>): Promise<PackedBody> {
  const cached = bodies.get(version) ?? underWay.get(version);
  if (cached) return cached;
  const writing = write()
    .then((parts): PackedBody => ({ gzip: gzipOf(parts) }))
    .finally(() => underWay.delete(version));
  underWay.set(version, writing);
  const body = await writing;
  bodies.set(version, body, body.gzip.length);
  return body;
}
