import { inColumn } from '@quad/domain/administration';
import { isEnabled } from '@quad/domain/feature-flags';
import { amountText, fromSpendingCell, SPENDING_NAMES, typedPaise, YearOfOffice } from '@quad/domain/ledger';
import { isMessage, type Message, sentence } from '@quad/domain/messages';
import * as v from 'valibot';
import { yearOfOffice } from '../../institutes/yearOfOffice.service.ts';
import { enterOpenings, findOpenings, type Opening, reverseOpenings } from '../../ledger/openings.service.ts';
import { recordImporter, type Target } from './recordImporter.ts';
import { lockUnits } from './records.repo.ts';

const OFF = 'Turn the feature Money on first.';
const NOT_OVER = 'Only past years of office can be imported, such as 2024-2025.';
const NO_AMOUNT = 'Enter an amount from 0.01 to 1,000,000,000.';
const NOT_CHANGED = 'This was entered with another amount. Reverse it in the journal of the unit first.';
const REVERT_REASON = 'The import was undone';

const typeNames = Object.values(SPENDING_NAMES).join(', ');
const keyOf = ({ unitId, year, kind }: Omit<Opening, 'amount'>) => `${unitId} ${year} ${kind}`;
const recordFrom = ({ unitId, year, kind, amount }: Opening): Opening => ({ unitId, year, kind, amount });

/**
 * Imports amounts left and spent by units in past years as opening entries of the ledger: one per unit, year and type. Existing entries are
 * never changed but corrected by counter-entries.
 */
export const openingsImporter = recordImporter<Opening>({
  noun: 'ledger',
  names: { amount: 'Amount' },
  detail: ({ unitId, year, kind, amount }) => ({ unitId, year, kind, amount }),
  async open(tx, context) {
    const { config, instituteId } = context;
    const units = await lockUnits(tx, instituteId);
    const current = yearOfOffice(context);

    /** What a line is about, without the amount. */
    const subjectOf = ({ unit: name = '', year = '', type = '' }: Readonly<Record<string, string>>): Omit<Opening, 'amount'> | Message => {
      if (!isEnabled(config.institute, 'money')) return OFF;
      const unit = units.get(name.toLowerCase());
      if (!unit) return sentence`There is no unit "${name}".`;
      if (!v.is(YearOfOffice, year) || year >= current) return inColumn('openings', 'year', NOT_OVER);
      const kind = fromSpendingCell(type);
      if (!kind) return inColumn('openings', 'type', sentence`"${type}" is none of these: Free, ${typeNames}.`);
      return { unitId: unit.id, year, kind };
    };

    return {
      async resolve(lines) {
        const subjects = new Map(lines.map((line) => [line.line, subjectOf(line.values)]));
        const found = [...subjects.values()].flatMap((subject) => (isMessage(subject) ? [] : [subject]));
        const wanted = { unitIds: found.map(({ unitId }) => unitId), years: found.map(({ year }) => year) };
        const entered = Map.groupBy(await findOpenings(tx, instituteId, wanted), keyOf);
        return ({ line, values }): Target<Opening> | Message => {
          const subject = subjects.get(line) ?? '';
          if (isMessage(subject)) return subject;
          const key = keyOf(subject);
          const known = (entered.get(key) ?? []).map((each) => ({
            ...{ id: each.id, record: recordFrom(each) },
            values: { ...values, amount: amountText(each.amount) },
          }));
          return {
            ...{ key, known },
            validate({ amount: typed = '' }) {
              const amount = typedPaise(typed);
              return amount === undefined ? inColumn('openings', 'amount', NO_AMOUNT) : { ...subject, amount };
            },
          };
        };
      },
      add: (added) =>
        enterOpenings(
          tx,
          context,
          added.map(({ id, record }) => ({ ...record, id })),
        ),
      change: async (changed) => new Map(changed.map(({ id }) => [id, NOT_CHANGED])),
      async find(ids) {
        const found = await findOpenings(tx, instituteId, { ids });
        return new Map(found.map((opening) => [opening.id, recordFrom(opening)]));
      },
      remove: (ids) => reverseOpenings(tx, context, { ids, reason: REVERT_REASON }),
    };
  },
});
