import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The last version with which the unstable API was tested. */
const TRIED = '7.0.2';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('has been tested with the installed TypeScript version', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/typescript/package.json'), 'utf8'));
  expect(
    version,
    'TypeScript was upgraded. Look whether its public API says the type of a prop by now, and use that. If not, mend typescriptInternals.ts ' +
      'and readFacts.ts until componentPages.test.ts passes, and write the new version here.',
  ).toBe(TRIED);
});
