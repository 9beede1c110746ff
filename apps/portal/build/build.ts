// Builds the portal: the client, the server renderer of its screens, the sign-in pages, and a compressed copy of every file. Exits with 1
// if a file of the renderer cannot be loaded.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { checkImportCycles, MANIFEST } from './checkImportCycles.ts';
import { compressAll } from './compress.ts';
import { writeSignInPages } from './signInPage.ts';

const root = path.dirname(import.meta.dirname);
const dist = path.join(root, 'dist');
/** The leading dot marks the folder as private: the server does not serve it. */
const rendererFolder = path.join(dist, '.renderer');

await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await compressAll(dist);
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/render.tsx', outDir: rendererFolder, emptyOutDir: true, copyPublicDir: false, manifest: MANIFEST, minify: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
});
await checkImportCycles(rendererFolder);
const { LANGUAGES, renderSignIn } = await import(pathToFileURL(path.join(rendererFolder, 'render.js')).href);
await writeSignInPages(dist, renderSignIn, LANGUAGES);
