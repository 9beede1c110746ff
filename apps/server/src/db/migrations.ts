import path from 'node:path';

/** The migrations stand beside this file, in the sources and beside the bundle alike. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');
