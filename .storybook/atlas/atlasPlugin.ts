import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULE = 'virtual:quad-atlas';
const RESOLVED = `\0${MODULE}`;

/** The folder in which `npm run visual` writes thumbnails, and its URL in the built site. */
export const PICTURES = { folder: path.join(ROOT, '.visual/small'), url: 'pictures' };

/** The files that the atlas is derived from: stories, the specification, and tests. */
const SOURCE = /\.(stories\.tsx|test\.tsx?|journey\.ts|md)$/;

async function readAtlas(): Promise<string> {
  const generate = ['--conditions=@quad/source', path.join(ROOT, 'scripts/atlas.mjs'), '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, generate, { cwd: ROOT, maxBuffer: 16_000_000 });
  const pictures = existsSync(PICTURES.folder)
    ? globSync('*.webp', { cwd: PICTURES.folder }).map((file) => path.basename(file, '.webp'))
    : [];
  return `export default { ...${stdout.trim()}, pictures: ${JSON.stringify(pictures)} };`;
}

/** Provides the result of `npm run atlas` to the atlas page when it is opened, and again after a change. */
export function atlasPlugin(): Plugin {
  return {
    name: 'quad-atlas',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? readAtlas() : undefined),
    configureServer({ watcher, moduleGraph }) {
      watcher.on('change', (file) => {
        const atlas = SOURCE.test(file) && moduleGraph.getModuleById(RESOLVED);
        if (atlas) moduleGraph.invalidateModule(atlas);
      });
    },
  };
}
