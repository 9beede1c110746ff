import { cpSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
// @boundaries-ignore one name for the whole workspace
import { SOURCE_CONDITION } from '../../vite.conditions.ts';

const NOT_INLINED = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'piscina',
  'pdfkit',
  'sharp',
  'satori',
  '@resvg/resvg-js',
  '@faker-js/faker',
];

/** Files that are read while the server runs stand beside the bundle: the migrations, and the document of the calls. */
function copyFiles(): Plugin {
  return {
    name: 'quad-files',
    writeBundle({ dir = '' }) {
      cpSync(path.join(import.meta.dirname, 'src/db/migrations'), path.join(dir, 'migrations'), { recursive: true });
      cpSync(path.join(import.meta.dirname, '../../packages/api-client/openapi/openapi.json'), path.join(dir, 'openapi.json'));
    },
  };
}

// Libraries are inlined: one file of what is used starts faster than their hundreds. What brings files of its own (native
// code, the embedded database's program) or is for a first start only stays where it is.
export default defineConfig({
  plugins: [copyFiles()],
  resolve: { conditions: [SOURCE_CONDITION] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION] }, noExternal: true, external: NOT_INLINED },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        'drawing.worker': 'src/features/certificates/drawing.worker.ts',
        'hashing.worker': 'src/features/accounts/hashing.worker.ts',
        'picture.worker': 'src/features/public-pages/picture.worker.ts',
        'verifying.worker': 'src/features/records/verifying.worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
