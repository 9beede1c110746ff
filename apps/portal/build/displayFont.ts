import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Serves the font of page titles from this server, with its licence beside it. The page requests it early, so that the first page of a
 * visit looks like the second. A font that arrives after the first paint is used from the next page on, so nothing shifts.
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
