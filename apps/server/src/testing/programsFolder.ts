import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Names a folder for the programs that tests start, where the packages are found that are not part of them; returns what removes it. */
export function provideProgramsFolder(project: TestProject): () => Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache', `quad-server-${randomUUID()}`);
  project.provide('programsFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
