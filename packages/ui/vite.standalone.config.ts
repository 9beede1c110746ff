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

/** One module with all that it needs, for a page without a bundler; its styles are those of `styles.css`. */
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
      // One file: what says 'use client' in it says so to nobody, and what is loaded late elsewhere comes along.
      checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
      output: { codeSplitting: false, minify: true },
    },
  },
});
