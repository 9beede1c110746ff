// Builds the portal: the client, the prerendered sign-in pages, and a compressed copy of every file.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAll } from './compress.ts';
import { writeSignInPages } from './signInPage.ts';

const root = path.dirname(import.meta.dirname);
const dist = path.join(root, 'dist');
const rendererFolder = path.join(root, 'node_modules', '.prerender');

await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: rendererFolder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  ssr: { noExternal: true },
});
const { renderSignIn } = await import(pathToFileURL(path.join(rendererFolder, 'prerender.js')).href);
await writeSignInPages(dist, renderSignIn);
await rm(rendererFolder, { recursive: true, force: true });
await compressAll(dist);
