import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Font sizes that are no words: a native button that is not to be seen, and the page that shows the sizes. */
const NO_WORDS = ['foundations/Tokens/Tokens.css.ts', 'primitives/PhotoInput/PhotoInput.css.ts'];

it('is the only place that sets a font size', () => {
  const setting = globSync('**/*.css.ts', { cwd: SOURCES }).filter((file) =>
    /\bfontSize\b/.test(readFileSync(path.join(SOURCES, file), 'utf8')),
  );
  expect(setting.toSorted()).toEqual(NO_WORDS);
});
