import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ICONS } from './icons.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const OF_PRODUCTS = /^(?!.*(\.stories\.|\.guide\.|\.test\.|foundations\/)).*$/;

function importedIn(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.match(/^\s*([A-Z]\w*)\s*$/)?.[1] ?? []),
  );
}

it('lists exactly the icons that the library and the portal import', () => {
  const files = globSync('{packages/ui,apps/portal}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => OF_PRODUCTS.test(file));
  const imported = [...new Set(files.flatMap(importedIn))].sort();
  expect(imported.length).toBeGreaterThan(40);
  expect(Object.keys(ICONS)).toEqual(imported);
});

it('describes the usage of each icon differently', () => {
  const usages = Object.values(ICONS).map(({ usage }) => usage);
  expect(new Set(usages).size).toBe(usages.length);
});
