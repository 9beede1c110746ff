import { readFile } from 'node:fs/promises';

let compiled: Promise<WebAssembly.Module | undefined> | undefined;

/**
 * Compiles the embedded database's WebAssembly on another core while this one reads the configuration and imports the server. Call it as
 * early as possible. On any error the database compiles it itself and reports the error.
 */
export function compileEmbeddedProgram(): void {
  compiled ??= compile().catch(() => undefined);
}

/** The compiled module. Undefined when compilation was not requested or failed. */
export async function embeddedProgram(): Promise<WebAssembly.Module | undefined> {
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
}
