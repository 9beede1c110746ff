import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrateCode } from './migrateCode.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures/migrate');
const read = (kind: string, file: string) => readFileSync(path.join(fixtures, kind, file), 'utf8');

it.each(globSync('*', { cwd: fixtures }).sort())('migrates the fixture %s to the current API and is idempotent', (kind) => {
  const { code } = migrateCode(read(kind, 'input.tsx'));
  expect(code).toBe(read(kind, 'output.tsx'));
  expect(migrateCode(code).code).toBe(code);
});

it('notes with its line what needs a manual check', () => {
  expect(migrateCode(read('handlers', 'input.tsx')).notes).toEqual([
    { line: 9, message: 'TagList: onRemove receives the id itself instead of an object.' },
  ]);
  expect(migrateCode(read('fields', 'input.tsx')).notes).toEqual([
    { line: 11, message: 'Select: check the spread props, because props were renamed.' },
  ]);
  expect(migrateCode(read('elements', 'input.tsx')).notes).toEqual([
    { line: 8, message: 'Badge: tone "elevated" was replaced by appearance "elevated".' },
  ]);
});

it('returns code without library imports unchanged', () => {
  const code = "import { Button } from './Button.tsx';\nexport const it = <Button isUnavailable />;\n";
  expect(migrateCode(code)).toEqual({ code, notes: [] });
});
