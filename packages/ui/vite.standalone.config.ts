import { defineConfig, type Plugin } from 'vite';
// @boundaries-ignore one name for the whole workspace
import { SOURCE_CONDITION } from '../../vite.conditions.ts';
import { namedElements } from './build/plugins.ts';
import { thirdPartyNotices } from './build/thirdPartyNotices.ts';

const withoutStyles: Plugin = {
  name: 'quad-without-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
  },
};

/** One module with all dependencies, for a page without a bundler; its styles are `styles.css`. */
export default defineConfig({
  plugins: [...namedElements(), withoutStyles, thirdPartyNotices()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions: [SOURCE_CONDITION] },
  build: {
    target: 'es2024',
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: { entry: 'src/standalone.ts', formats: ['es'], fileName: 'standalone' },
    rolldownOptions: {
      // In a single file, 'use client' has no effect and dynamic imports are inlined, so both warnings are disabled.
      checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
      output: { codeSplitting: false, minify: true },
    },
  },
});
