import { expect, it } from 'vitest';
import { readText } from '../../scripts/files.mjs';

/** The last version with which the unstable API was tested. */
const TRIED = '7.0.2';

it('has been tested with the installed TypeScript version', () => {
  const { version } = JSON.parse(readText('node_modules/typescript/package.json'));
  expect(
    version,
    'TypeScript was upgraded. Look whether its public API says the type of a prop by now, and use that. If not, mend typescriptInternals.ts ' +
      'and readFacts.ts until componentPages.test.ts passes, and write the new version here.',
  ).toBe(TRIED);
});
