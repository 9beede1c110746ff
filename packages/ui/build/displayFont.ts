import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const SHEET = path.join(import.meta.dirname, '../src/themes/fonts.css');
const FONT = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';

/** Puts the face of headings beside the sheet that names it, with its licence: an app that wants it imports `@quad/ui/fonts.css`. */
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
