import { type Command, withContext } from './command.ts';

/** Brings the database up to date without serving; the server does the same at every start. */
export const migrate: Command = {
  summary: 'Brings the database up to date.',
  options: {},
  run: (config) => withContext(config, async () => 'The database is up to date.'),
};
