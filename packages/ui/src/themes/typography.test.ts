import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** A hidden native button, which shows no text. The foundation pages demonstrate the sizes themselves. */
const NO_WORDS = ['primitives/files/files.css.ts'];

it('finds no font size in style sheets, except for the hidden file input', () => {
  const setting = globSync('**/*.css.ts', { cwd: SOURCES }).filter(
    (file) => !file.startsWith('foundations/') && /\bfontSize\b/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );
  expect(setting.toSorted()).toEqual(NO_WORDS);
});
