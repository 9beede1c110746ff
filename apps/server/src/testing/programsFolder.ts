import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Provides a folder for the programs that tests start. It is placed where their external packages are found. Returns a function that
 * removes it.
 */
export function provideProgramsFolder(project: TestProject): () => Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache', `quad-server-${randomUUID()}`);
  project.provide('programsFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
