import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Path of the build manifest. */
export const MANIFEST = 'manifest.json';

interface BuiltFile {
  readonly file: string;
  /** Manifest keys of the files that this one imports dynamically. */
  readonly dynamicImports?: readonly string[];
}

/**
 * Loads each dynamically imported file of the renderer right after its entry, to detect import cycles. A file in a cycle may run before its
 * dependencies do; a screen that waits for it would then wait forever.
 *
 * @throws where a file cannot be loaded
 */
export async function checkImportCycles(rendererFolder: string): Promise<void> {
  const entry = pathToFileURL(path.join(rendererFolder, 'render.js')).href;
  const manifest: Record<string, BuiltFile> = JSON.parse(readFileSync(path.join(rendererFolder, MANIFEST), 'utf8'));
  const later = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  for (const name of new Set([...later].flatMap((key) => manifest[key]?.file ?? []))) {
    const file = pathToFileURL(path.join(rendererFolder, name)).href;
    const program = `await import(${JSON.stringify(entry)}); await import(${JSON.stringify(file)}); process.exit();`;
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`));
    await once(worker, 'exit').catch((cause: unknown) => {
      throw new Error(`${name} of the portal cannot be loaded before the others: see chunks.ts.`, { cause });
    });
  }
}
