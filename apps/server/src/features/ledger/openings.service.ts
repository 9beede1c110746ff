import { type LedgerTransaction, linesOf, type Paise, type SpendingCategory } from '@quad/domain/ledger';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findOpeningRows, type OpeningSelection } from './ledger.repo.ts';
import { postEntries } from './ledger.service.ts';

/** Amount that a unit had left, or had spent on one category, in a year before the ledger. */
export interface Opening {
  readonly unitId: string;
  readonly year: string;
  readonly kind: SpendingCategory | 'free';
  readonly amount: Paise;
}

function transactionOf({ unitId: unit, year, kind, amount }: Opening): LedgerTransaction {
  const spent = kind === 'free' ? [] : [{ category: kind, amount }];
  return { kind: 'opening', unit, year, free: kind === 'free' ? amount : 0, spent };
}

/** Openings that have not been reversed, with the ids they were entered with. */
export async function findOpenings(
  db: Database,
  instituteId: string,
  wanted: OpeningSelection,
): Promise<(Opening & { readonly id: string; readonly entryId: string })[]> {
  const rows = await findOpeningRows(db, instituteId, wanted);
  return rows.flatMap(({ id, unitId, category, ...row }) =>
    id !== null && unitId !== null ? [{ ...row, id, unitId, kind: category ?? ('free' as const) }] : [],
  );
}

/** Posts openings with the given ids, in the caller's transaction. */
export async function enterOpenings(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  openings: readonly (Opening & { readonly id: string })[],
): Promise<void> {
  const posted = await postEntries(
    tx,
    context,
    openings.map((opening) => ({ transaction: transactionOf(opening), subjectId: opening.id })),
  );
  if (!posted.ok) throw new Error(`The openings were not taken: ${JSON.stringify(posted.refusal.message)}`);
}

/** Reverses openings whose amounts have not been used. Returns the ids of those that stayed. */
export async function reverseOpenings(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  { ids, reason }: { readonly ids: readonly string[]; readonly reason: string },
): Promise<ReadonlySet<string>> {
  type Entered = Awaited<ReturnType<typeof findOpenings>>[number];
  /** All at once; if some cannot be reversed, splits the batch to find these. */
  const reverse = async (part: readonly Entered[]): Promise<string[]> => {
    if (part.length === 0) return [];
    const posted = await postEntries(
      tx,
      context,
      part.map((opening) => ({
        transaction: { kind: 'correction', lines: linesOf(transactionOf(opening)) },
        ...{ reason, correctsId: opening.entryId, subjectId: opening.id },
      })),
    );
    if (posted.ok) return [];
    if (part.length === 1) return part.map(({ id }) => id);
    const middle = Math.ceil(part.length / 2);
    return [...(await reverse(part.slice(0, middle))), ...(await reverse(part.slice(middle)))];
  };
  return new Set(await reverse(await findOpenings(tx, context.instituteId, { ids })));
}
