import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's own module that each `import()` of a built file goes through, given what that file needs. */
const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../src/boot/loadChunk.ts', import.meta.url));

/** Has what comes after the page fetched by `loadChunk`, in place of Vite's links, after which a lost file stays lost. */
export function lateFiles(): Plugin {
  return {
    name: 'quad-late-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? `export { loadChunk as __vitePreload } from ${JSON.stringify(OURS)};` : undefined),
  };
}
