import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * The face of a page's title, from this server and no other, beside its licence. It is asked for with the page, so that the first page of a
 * visit looks like the second; one that comes later than the first paint is used from the next page on, and nothing moves.
 */
export function displayFont(): Plugin {
  return {
    name: 'quad-display-font',
    buildStart() {
      if (this.environment.config.command === 'serve') return;
      const licence = readFileSync(require.resolve('@fontsource/fraunces/LICENSE'));
      this.emitFile({ type: 'asset', fileName: 'assets/fraunces.LICENSE.txt', source: licence });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
