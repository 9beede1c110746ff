import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
// @boundaries-ignore one name for the whole workspace
import { SOURCE_CONDITION } from '../../vite.conditions.ts';
import { CHUNKS } from './build/chunks.ts';
import { displayFont } from './build/displayFont.ts';
import { lazyChunks } from './build/lazyChunks.ts';
import { NONCE_PLACEHOLDER, PORTAL_TITLE_PLACEHOLDER } from './build/placeholders.ts';
import { preloadLinks } from './build/preloadLinks.ts';
import { shortClasses } from './build/shortClasses.ts';
import { signInValibot } from './build/signInValibot.ts';
import { staticPageTitle } from './build/staticPageTitle.ts';
import { stripDocumentation } from './build/stripDocumentation.ts';

/** Fills in the page title, which our server does otherwise, while Vite serves the page. */
function titledPage(): Plugin {
  const title = process.env.VITE_PORTAL_TITLE ?? 'Quad';
  return { name: 'quad-title', apply: 'serve', transformIndexHtml: (html) => html.replace(PORTAL_TITLE_PLACEHOLDER, title) };
}

/** Gives Vite's nonce element a content attribute, which valid HTML requires. */
function validNonce(): Plugin {
  const handler = (html: string) => html.replace('<meta property="csp-nonce"', '<meta property="csp-nonce" content=""');
  return { name: 'quad-valid-nonce', transformIndexHtml: { order: 'post', handler } };
}

/** Pre-bundled, because a dependency that Vite discovers late reloads the page during use. */
const LATE_DEPENDENCIES = ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'];

/** The router's package exports only its build with development warnings; this is the path of its other build. */
const ROUTER_WITHOUT_WARNINGS = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url)),
  },
];

const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortClasses() }),
    signInValibot(),
    stripDocumentation(),
    displayFont(),
    preloadLinks(),
    lazyChunks(),
    titledPage(),
    validNonce(),
    staticPageTitle(),
  ],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions], alias: mode === 'production' ? ROUTER_WITHOUT_WARNINGS : [] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  html: { cspNonce: NONCE_PLACEHOLDER },
  optimizeDeps: { include: LATE_DEPENDENCIES },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Property reads are treated as free of side effects, so that unused schemas are removed.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...CHUNKS] } },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/auth': api,
      '/counters': api,
      '/onboarding': { target: api, bypass: pageOnly },
      '/profile': { target: api, bypass: pageOnly },
    },
  },
}));

/** Some paths are a page when a browser navigates to them and an API call otherwise. */
function pageOnly(request: { headers: { accept?: string | undefined }; url?: string | undefined }): string | undefined {
  return request.headers.accept?.includes('text/html') ? request.url : undefined;
}
