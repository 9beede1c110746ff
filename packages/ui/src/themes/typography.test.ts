import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** The hidden file input, whose native button shows no text. */
const ALLOWED = ['primitives/files/files.css.ts'];

it('finds no font size in style sheets, except for the hidden file input', () => {
  // The pages of foundations demonstrate font sizes.
  const files = globSync('**/*.css.ts', { cwd: SOURCES }).filter((file) => !file.startsWith('foundations/'));
  const withFontSize = files.filter((file) => /\bfontSize\b/.test(readFileSync(path.join(SOURCES, file), 'utf8')));
  expect(withFontSize.toSorted()).toEqual(ALLOWED);
});
