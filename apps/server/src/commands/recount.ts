import { recountFigures } from '../features/figures/figures.repo.ts';
import { type Command, withContext } from './command.ts';

const SHOWN = 20;

/** Counts every figure anew: what is kept beside the writes and what there is are compared, and the latter is kept. */
export const recount: Command = {
  summary: 'Counts the figures of dashboards and analytics anew, and says which were wrong.',
  options: {},
  run: (config) =>
    withContext(config, async ({ db, instituteId }) => {
      const wrong = await db.transaction((tx) => recountFigures(tx, instituteId));
      if (wrong.length === 0) return 'All figures were right.';
      const lines = wrong.slice(0, SHOWN).map(({ scope, name, key, amount, counted }) => {
        const figure = [name, key && `(${key})`, 'of', scope].filter(Boolean).join(' ');
        return `  ${figure}: ${amount}, now ${counted}`;
      });
      const more = wrong.length > SHOWN ? [`  and ${wrong.length - SHOWN} more`] : [];
      return [
        `${wrong.length} ${wrong.length === 1 ? 'figure was' : 'figures were'} wrong and ${wrong.length === 1 ? 'is' : 'are'} right now:`,
        ...lines,
        ...more,
      ].join('\n');
    }),
};
