import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { programVersion } from './conditional.ts';

it('the version of a built program changes when any of its files does', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quad-version-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['main.js', 'app-a1.js', 'plugins-b1.js', 'app-a1.js.map']) await writeFile(path.join(folder, name), '');
  const version = () => programVersion(path.join(folder, 'plugins-b1.js'));
  const first = version();
  expect(version()).toBe(first);
  await rename(path.join(folder, 'app-a1.js'), path.join(folder, 'app-a2.js'));
  expect(version()).not.toBe(first);
});

it('the version of a program that runs from its sources changes at each start', () => {
  expect(programVersion(import.meta.filename)).not.toBe(programVersion(import.meta.filename));
});
