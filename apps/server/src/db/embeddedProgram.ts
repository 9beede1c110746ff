import { readFile } from 'node:fs/promises';

let compiled: Promise<WebAssembly.Module | undefined> | undefined;

/**
 * Has the embedded database's program compiled on another core, while this one reads the configuration and the server's code.
 * Called as early as can be; whatever goes wrong here, the database loads its program itself and says so.
 */
export function compileEmbeddedProgram(): void {
  compiled ??= compile().catch(() => undefined);
}

/** The compiled program; undefined where nobody asked for it, or where it could not be compiled. */
export async function embeddedProgram(): Promise<WebAssembly.Module | undefined> {
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
}
