import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';

/** Fills an empty database with the demonstration institute. */
export const seedDemo: Command = {
  summary: 'Fills an empty database with the demonstration institute; refused in production.',
  options: {},
  async run(config) {
    if (config.production) {
      throw new FriendlyError(
        'Demonstration data is refused in production.',
        [],
        'Its accounts have a public password; use another NODE_ENV.',
      );
    }
    const { seedDemo: fill } = await import('../db/seed/seedDemo.ts');
    const isFilled = await withContext(config, fill);
    if (!isFilled) throw new FriendlyError('The database is not empty.', [], 'Set DATA_DIR or DATABASE_URL to an empty one.');
    return 'The demonstration institute is there.';
  },
};
