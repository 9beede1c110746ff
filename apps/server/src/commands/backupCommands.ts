import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { dumpRows, restoreRows } from '../db/backup.ts';
import { openDatabase } from '../db/client.ts';
import { errorCode } from '../db/errors.ts';
import { FriendlyError } from '../friendlyError.ts';
import type { Command } from './command.ts';

/** Writes every row into one file, as of one moment, readable by either database. */
export const backup: Command = {
  summary: 'Writes all data into a file.',
  options: { to: { type: 'string', about: 'The file to write', isRequired: true } },
  async run(config, options) {
    const file = path.resolve(String(options.to));
    const unfinished = `${file}.unfinished`;
    const connection = await openDatabase(config);
    try {
      await connection.migrate();
      // Personal data: for the owner's eyes only.
      await dumpRows(connection.db, (lines) => pipeline(lines, createWriteStream(unfinished, { mode: 0o600 })));
      await rename(unfinished, file);
      return `Everything is in ${file}.`;
    } catch (error) {
      throw explainFile(error, file);
    } finally {
      await connection.close();
    }
  },
};

/** Reads a backup into an empty database. */
export const restore: Command = {
  summary: 'Reads a backup into an empty database.',
  options: { from: { type: 'string', about: 'The file to read', isRequired: true } },
  async run(config, options) {
    const file = path.resolve(String(options.from));
    const connection = await openDatabase(config);
    try {
      await connection.migrate();
      const rows = await restoreRows(
        connection.db,
        createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }),
      );
      return `${rows.toLocaleString('en-US')} rows are back.`;
    } catch (error) {
      throw explainFile(error, file);
    } finally {
      await connection.close();
    }
  },
};

function explainFile(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOENT') return new FriendlyError(`There is no ${file}.`, [], 'Correct the path.', { cause: error });
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return new FriendlyError(`${file} cannot be used (${code}).`, [], 'Choose another place.', { cause: error });
  return error;
}
