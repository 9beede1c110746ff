import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const SHEET = path.join(import.meta.dirname, '../src/themes/fonts.css');
const FONT = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';

/** Emits the heading font and its license beside the style sheet that refers to it: apps import `@quad/ui/fonts.css` to use it. */
export function displayFont(): Plugin {
  return {
    name: 'quad-display-font',
    generateBundle() {
      const sheet = readFileSync(SHEET, 'utf8');
      if (!sheet.includes(FONT)) throw new Error(`fonts.css does not name ${FONT}, so the built one would lead nowhere.`);
      this.emitFile({ type: 'asset', fileName: 'fonts.css', source: sheet.replace(FONT, './fonts/fraunces.woff2') });
      this.emitFile({ type: 'asset', fileName: 'fonts/fraunces.woff2', source: readFileSync(require.resolve(FONT)) });
      const licence = readFileSync(require.resolve('@fontsource/fraunces/LICENSE'));
      this.emitFile({ type: 'asset', fileName: 'fonts/fraunces.LICENSE.txt', source: licence });
    },
  };
}
