import { globSync } from 'node:fs';
import { defineConfig } from 'vite';
import { displayFont } from './build/displayFont.ts';
import { importOwnStyles } from './build/importOwnStyles.ts';
import { markClientModules } from './build/markClientModules.ts';
import { namedElements } from './build/plugins.ts';

/** The files behind `exports` in package.json. */
const ENTRIES = globSync(
  [
    'src/index.ts',
    'src/theme.ts',
    'src/dashboard/index.ts',
    'src/charts/index.ts',
    'src/features/*/index.ts',
    'src/conformance/index.ts',
    'src/messages/hi*.ts',
    'src/themes/page.css.ts',
    'src/theming/cli.ts',
    'src/theming/index.ts',
    'src/mcp/server.ts',
    'src/migrate/cli.ts',
  ],
  { cwd: import.meta.dirname },
);

/** The name of a dependency, as opposed to a file of this package. */
const PACKAGE_NAME = /^[^./]/;

/** One module and one style sheet per source file, so that an app's bundler keeps only what is used, including styles. */
export default defineConfig({
  plugins: [...namedElements(), importOwnStyles({ optIn: 'themes/page.css' }), markClientModules(), displayFont()],
  build: {
    target: 'es2024',
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    reportCompressedSize: false,
    lib: { entry: ENTRIES, formats: ['es'] },
    rolldownOptions: {
      external: PACKAGE_NAME,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = '[name][extname]'] }) => name.replace('.css.ts.vanilla.css', '.css'),
      },
    },
  },
});
