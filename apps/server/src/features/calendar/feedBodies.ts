import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileBody } from '../../plugins/files.ts';

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
const bodies = new Recent<FileBody>(32 * MEBIBYTE);
const underWay = new Map<string, Promise<FileBody>>();
const packed = promisify(gzip);

/** An event as it was written last; undefined for one that has changed since. */
export function keptText(key: string): string | undefined {
  return texts.get(key);
}

export function keepText(key: string, text: string): void {
  texts.set(key, text, text.length);
}

/**
 * The body of a version of a feed: written once, however many ask for it, and kept packed as well. A feed has many readers, who all come
 * again when it has changed.
 */
export async function bodyOf(version: string, write: () => Promise<string>): Promise<FileBody> {
  const kept = bodies.get(version) ?? underWay.get(version);
  if (kept) return kept;
  const writing = pack(write).finally(() => underWay.delete(version));
  underWay.set(version, writing);
  const body = await writing;
  bodies.set(version, body, body.plain.length + (body.gzip?.length ?? 0));
  return body;
}

async function pack(write: () => Promise<string>): Promise<FileBody> {
  const plain = Buffer.from(await write());
  return { plain, gzip: await packed(plain, { level: 4 }) };
}
