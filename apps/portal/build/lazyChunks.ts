import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module that every `import()` in a built file goes through, together with the files that it needs. */
const HELPER = '\0vite/preload-helper.js';
const LOAD_CHUNK_FILE = fileURLToPath(new URL('../src/boot/loadChunk.ts', import.meta.url));

/**
 * Fetches lazily loaded files with `loadChunk` instead of Vite's links. With those links, a file that once failed to load is never
 * requested again.
 */
export function lazyChunks(): Plugin {
  return {
    name: 'quad-late-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? `export { loadChunk as __vitePreload } from ${JSON.stringify(LOAD_CHUNK_FILE)};` : undefined),
  };
}
