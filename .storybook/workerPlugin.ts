import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';
const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8');

/** The service worker that answers stories, as msw brings it: at the root of whatever serves them, and of what is built. */
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
