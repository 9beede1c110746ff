import type { PackedBody } from '../../plugins/files.ts';
import { gzipOf, type PackedPart } from './packing.ts';

/** Keeps what was used last, as long as all of it together has room. */
class Recent<T> {
  private readonly entries = new Map<string, { value: T; size: number }>();
  private total = 0;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
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
      if (this.total <= this.room) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.total -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}

const MEBIBYTE = 1024 * 1024;
/** Written events, in characters: some 20,000 of them. */
const texts = new Recent<string>(16 * MEBIBYTE);
const bodies = new Recent<PackedBody>(16 * MEBIBYTE);
const underWay = new Map<string, Promise<PackedBody>>();

/** An event as it was written last; undefined for one that has changed since. */
export function keptText(key: string): string | undefined {
  return texts.get(key);
}

export function keepText(key: string, text: string): void {
  texts.set(key, text, text.length);
}

/**
 * The body of a version of a feed: put together once, however many ask for it, and kept packed. A feed has many readers, who all come again
 * when it has changed.
 */
export async function bodyOf(version: string, write: () => Promise<readonly PackedPart[]>): Promise<PackedBody> {
  const kept = bodies.get(version) ?? underWay.get(version);
  if (kept) return kept;
  const writing = write()
    .then((parts): PackedBody => ({ gzip: gzipOf(parts) }))
    .finally(() => underWay.delete(version));
  underWay.set(version, writing);
  const body = await writing;
  bodies.set(version, body, body.gzip.length);
  return body;
}
