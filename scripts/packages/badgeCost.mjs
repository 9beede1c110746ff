import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Loads the app's own Vite, not this repository's. */
export async function viteOf(folder) {
  return import(pathToFileURL(path.join(folder, 'node_modules/vite/dist/node/index.js')).href);
}

function bytes(text) {
  return brotliCompressSync(text).length;
}

async function buildEntry(folder, entry) {
  const { build } = await viteOf(folder);
  const { output } = await build({
    root: folder,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: path.join(folder, 'src', entry) } },
  });
  const eager = output.filter((file) => file.type === 'asset' || !file.isDynamicEntry);
  const text = (isWanted) => eager.filter(isWanted).map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
  return {
    script: bytes(text((file) => file.type === 'chunk').join('\n')),
    styles: bytes(text((file) => file.fileName.endsWith('.css')).join('\n')),
    modules: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  };
}

/**
 * What a Badge costs an app beyond React: bytes as brotli makes them, and modules that have no business there.
 *
 * @returns {Promise<{ script: number, styles: number, strangers: string[] }>}
 */
export async function measureBadge(folder) {
  const bare = await buildEntry(folder, 'bare.tsx');
  const badge = await buildEntry(folder, 'badge.tsx');
  const strangers = badge.modules.filter((id) => /@visx|\/charts\/|radix-ui|react-hook-form|downshift/.test(id));
  return { script: badge.script - bare.script, styles: badge.styles - bare.styles, strangers };
}
