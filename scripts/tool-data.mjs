// Writes the JSON files of @quad/ui for tools into its dist folder: catalogue.json and conformance.json for its MCP server, registry.json
// for shadcn's command line. They are generated from sources and guides, so none is committed; `npm pack` and `npm publish` run this first.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import { ROOT } from './run.mjs';

const CONDITIONS = ['@quad/source'];
const server = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const files = await server.ssrLoadModule('/.storybook/docs/toolData.ts');
  const dist = path.join(ROOT, 'packages', 'ui', 'dist');
  mkdirSync(dist, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dist, `${name}.json`), JSON.stringify(content));
} finally {
  await server.close();
}
