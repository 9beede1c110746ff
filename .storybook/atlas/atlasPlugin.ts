import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../scripts/run.mjs';
import { printedBy, virtualModule } from '../virtualModule.ts';

/** The folder in which `npm run visual` writes thumbnails, and its URL in the built site. */
export const PICTURES = { folder: path.join(ROOT, '.visual/small'), url: 'pictures' };

/** The files that the atlas is derived from: stories, the specification, and tests. */
const SOURCE = /\.(stories\.tsx|test\.tsx?|journey\.ts|md)$/;

async function readAtlas(): Promise<string> {
  const pictures = existsSync(PICTURES.folder)
    ? globSync('*.webp', { cwd: PICTURES.folder }).map((file) => path.basename(file, '.webp'))
    : [];
  return `export default { ...${await printedBy('scripts/atlas.mjs', '--json')}, pictures: ${JSON.stringify(pictures)} };`;
}

/** Provides the result of `npm run atlas` to the atlas page when it is opened, and again after a change. */
export function atlasPlugin(): Plugin {
  return {
    ...virtualModule('quad-atlas', readAtlas),
    configureServer({ watcher, moduleGraph }) {
      watcher.on('change', (file) => {
        const atlas = SOURCE.test(file) && moduleGraph.getModuleById('\0virtual:quad-atlas');
        if (atlas) moduleGraph.invalidateModule(atlas);
      });
    },
  };
}
