import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PLACEHOLDER = '__QUAD_DISPLAY_FONT__';

/**
 * The face of the headings, from this server and no other, beside its licence. A page never waits for it, and nothing moves when it
 * comes: it is used from the next page on.
 */
export function displayFont(): Plugin {
  const file = require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2');
  return {
    name: 'quad-display-font',
    buildStart() {
      if (this.environment.config.command === 'serve') return;
      this.emitFile({ type: 'asset', name: 'fraunces.woff2', source: readFileSync(file) });
      const licence = readFileSync(require.resolve('@fontsource/fraunces/LICENSE'));
      this.emitFile({ type: 'asset', fileName: 'assets/fraunces.LICENSE.txt', source: licence });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const built = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
        return html.replace(PLACEHOLDER, built ? `/${built}` : `/@fs${file}`);
      },
    },
  };
}
