import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';
const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8');

/** Provides msw's service worker script at the root of the dev server and of the build. */
export function mockWorker(): Plugin {
  return {
    name: 'quad-mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: source() });
    },
  };
}
