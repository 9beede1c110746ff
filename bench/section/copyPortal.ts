import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGES = ['domain', 'api-client', 'ui'] as const;
const NOT_COPIED = new Set(['node_modules', 'dist', '.turbo']);

/** Copies what the portal is built from into a temporary folder, where it can be changed and built by itself. */
export async function copyPortal(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'quad-section-'));
  const folders = [...PACKAGES.map((name) => `packages/${name}`), 'apps/portal'];
  const files = ['package.json', 'tsconfig.base.json', 'vite.conditions.ts'];
  const filter = (source: string) => !NOT_COPIED.has(path.basename(source));
  await Promise.all([...folders, ...files].map((name) => cp(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter })));
  await linkDependencies(copy);
  return copy;
}

/** Other people's packages are the installed ones; those of this repository are the copies. */
async function linkDependencies(copy: string): Promise<void> {
  const installed = path.join(ROOT, 'node_modules');
  const own = path.join(copy, 'node_modules/@quad');
  await mkdir(own, { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== '@quad' && !name.startsWith('.'));
  await Promise.all([
    ...names.map((name) => symlink(path.join(installed, name), path.join(copy, 'node_modules', name))),
    ...PACKAGES.map((name) => symlink(path.join(copy, 'packages', name), path.join(own, name))),
  ]);
}
