import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ui = path.dirname(import.meta.dirname);
const biome = path.resolve(ui, '../../node_modules/.bin/biome');
const app = mkdtempSync(path.join(tmpdir(), 'quad-lint-'));

afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Runs Biome with the package's rules on the files of an app. */
function lint() {
  mkdirSync(path.join(app, 'node_modules/@quad'), { recursive: true });
  symlinkSync(ui, path.join(app, 'node_modules/@quad/ui'));
  cpSync(path.join(ui, 'lint/fixture'), path.join(app, 'src'), {
    recursive: true,
  });
  const config = {
    extends: ['@quad/ui/biome.json'],
    plugins: ['./node_modules/@quad/ui/lint/no-raw-colors.grit'],
  };
  writeFileSync(path.join(app, 'biome.json'), JSON.stringify(config));
  const { stdout } = spawnSync(biome, ['lint', '--reporter=json', 'src'], {
    cwd: app,
    encoding: 'utf8',
  });
  const {
    diagnostics,
  }: {
    diagnostics: {
      location: { path: string | { file: string } };
      message: string;
    }[];
  } = JSON.parse(stdout);
  return diagnostics.map(({ location, message }) => {
    const file = typeof location.path === 'string' ? location.path : location.path.file;
    return `${path.basename(file)}: ${message}`;
  });
}

it('reports raw colors, internal imports and direct Radix imports in app code, and nothing in valid code', () => {
  expect(lint().sort()).toEqual([
    'wrong.tsx: A raw colour is the same in every theme. Use a token of vars.color from @quad/ui/theme.',
    'wrong.tsx: A raw colour is the same in every theme. Use a token of vars.color from @quad/ui/theme.',
    'wrong.tsx: Only exports of the entries are stable. Import it from @quad/ui or one of its entries.',
    'wrong.tsx: The design system is built on it. Use its Dialog, Tabs, Tooltip, DropdownMenu or Popover instead.',
  ]);
});
