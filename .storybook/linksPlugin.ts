import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const ROOT = path.dirname(import.meta.dirname);
const MODULE = 'virtual:quad-links';
const RESOLVED = `\0${MODULE}`;

async function drawLinks(): Promise<string> {
  const draw = ['--conditions=@quad/source', path.join(ROOT, 'apps/server/stories/drawLinks.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, draw, { cwd: ROOT, maxBuffer: 16_000_000 });
  return `export default ${stdout};`;
}

/** Provides the server's metadata and preview images of public pages to the story of links, when it is opened. */
export function linksPlugin(): Plugin {
  return {
    name: 'quad-links',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? drawLinks() : undefined),
  };
}
