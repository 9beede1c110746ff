import { recountFigures } from '../features/figures/figures.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext, withInstallation } from './command.ts';

/** Migrates the database without serving it. The server does the same at every start. */
export const migrate: Command = {
  summary: 'Migrates the database.',
  isGlobal: true,
  options: {},
  run: (config) => withInstallation(config, async () => 'The database is up to date.'),
};

const MAX_LISTED = 20;

/** Recounts every figure from the rows and corrects those that differ. */
export const recount: Command = {
  summary: 'Recounts the figures of dashboards and analytics, and lists those that were wrong.',
  options: {},
  run: (config, options) =>
    withContext(config, options, async ({ db, instituteId }) => {
      const wrong = await db.transaction((tx) => recountFigures(tx, instituteId));
      if (wrong.length === 0) return 'All figures were correct.';
      const lines = wrong.slice(0, MAX_LISTED).map(({ scope, name, key, amount, counted }) => {
        const figure = [name, key && `(${key})`, 'of', scope].filter(Boolean).join(' ');
        return `  ${figure}: ${amount}, now ${counted}`;
      });
      const more = wrong.length > MAX_LISTED ? [`  and ${wrong.length - MAX_LISTED} more`] : [];
      return [`Corrected ${wrong.length} ${wrong.length === 1 ? 'figure' : 'figures'}:`, ...lines, ...more].join('\n');
    }),
};

/** Fills an empty database with the demonstration data. */
export const seedDemo: Command = {
  summary: 'Fills an empty database with demonstration data. Refused in production.',
  options: {},
  async run(config, options) {
    if (config.production) {
      throw new FriendlyError(
        'Demonstration data is refused in production.',
        [],
        'Its accounts have a public password. Use another NODE_ENV.',
      );
    }
    const { seedDemo: fill } = await import('../db/seed/seedDemo.ts');
    const isFilled = await withContext(config, options, (context, { acrossInstitutes }) => fill(context, acrossInstitutes));
    if (!isFilled) throw new FriendlyError('The database is not empty.', [], 'Set DATA_DIR or DATABASE_URL to an empty one.');
    return 'Added the demonstration data.';
  },
};
