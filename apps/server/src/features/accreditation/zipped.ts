import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive: its name and its streamed content. */
export type ZippedFile = readonly [name: string, content: AsyncIterable<Uint8Array>];

const NOTHING = new Uint8Array(0);

/** A ZIP archive, created while it is sent; only the current chunk is in memory. */
export async function* zipped(files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const [name, content] of files) {
    const file = name.endsWith('.webp') ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const part of content) {
      file.push(part, false);
      yield* parts.splice(0);
    }
    file.push(NOTHING, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}
