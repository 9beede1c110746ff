import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { API, CALL } from './typescriptInternals.ts';

/** The last version with which the unstable API was tested. */
const TRIED = '7.0.2';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('is tried with the compiler that is installed', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/typescript/package.json'), 'utf8'));
  expect(
    version,
    'TypeScript was upgraded. Look whether its public API says the type of a prop by now, and use that. If not, mend typescriptInternals.ts ' +
      'and readFacts.ts until this file and componentPages.test.ts pass, and write the new version here.',
  ).toBe(TRIED);
});

it('says the props of a component', () => {
  const api = new API({ cwd: ROOT });
  try {
    const config = path.join(ROOT, 'packages/ui/tsconfig.json');
    const file = path.join(ROOT, 'packages/ui/src/primitives/Badge/Badge.tsx');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(file);
    const module = source && project?.checker.getSymbolAtLocation(source);
    const badge = module && project?.checker.getExportsOfModule(module).find(({ name }) => name === 'Badge');
    const type = badge && project?.checker.getTypeOfSymbol(badge);
    const signature = type && project?.checker.getSignaturesOfType(type, CALL)[0];
    const props = signature && project?.checker.getParameterType(signature, 0);
    expect(props && project?.checker.getPropertiesOfType(props).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tone', 'children']),
    );
  } finally {
    api.close();
  }
});
