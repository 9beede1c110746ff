import {
  accountsOf,
  applyLines,
  changesOf,
  countingAccounts,
  LEDGER_TEXTS,
  type LedgerLine,
  type LedgerTransaction,
  linesOf,
  type Paise,
  yearsTouched,
} from '@quad/domain/ledger';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import {
  findAccountYear,
  findBalance,
  findLinesOnce,
  findYears,
  insertEntries,
  lockAccounts,
  saveBalances,
  syncFigures,
} from './ledger.repo.ts';

/** A transaction to post to the ledger. */
export interface Posting {
  readonly transaction: LedgerTransaction;
  readonly reason?: string;
  /** The budget, claim or payment that it is about. */
  readonly subjectId?: string;
  /** The entry that a correction reverses. */
  readonly correctsId?: string;
  /** Idempotency key within the ledger, such as `payment` with the id of the claim. */
  readonly once?: string;
  /** Time of the transaction; now by default. */
  readonly at?: Date;
}

type LedgerContext = Pick<Context, 'clock' | 'instituteId'>;

/**
 * Posts entries in the caller's transaction, all or none. Refuses whatever would bring an account below its minimum, with the remaining
 * amount. Accounts are locked in the order of their keys to avoid deadlocks.
 */
export async function postEntries(
  tx: Database,
  { clock, instituteId }: LedgerContext,
  postings: readonly Posting[],
): Promise<Result<string[]>> {
  const linesByPosting = postings.map(({ transaction }) => linesOf(transaction));
  const lines = linesByPosting.flat();
  const changes = changesOf(lines);
  const before = await lockAccounts(
    tx,
    instituteId,
    changes.map(({ account }) => account),
  );
  const after = applyLines(before, lines);
  if (!after.ok) return after;
  // Read after locking, so that the ids of a unit's entries are in the order of posting, also within a millisecond.
  const now = clock();
  const entries = postings.map(({ transaction, reason = '', subjectId = null, correctsId = null, once = null, at = now }, place) => ({
    entry: { instituteId, id: newId(at), kind: transaction.kind, at, reason, subjectId, correctsId, once },
    lines: linesByPosting[place] ?? [],
  }));
  if (!(await insertEntries(tx, entries))) return refuse('ALREADY_DECIDED', LEDGER_TEXTS.done);
  const counted = Map.groupBy(linesByPosting.flatMap(countingAccounts), (key) => key);
  await saveBalances(
    tx,
    instituteId,
    [...after.value].map(([key, balance]) => ({ key, balance, entries: counted.get(key)?.length ?? 0 })),
  );
  await syncFigures(tx, instituteId, {
    years: yearsTouched(lines),
    commitments: changes.flatMap(({ account }) => account.commitment ?? []),
  });
  return accept(entries.map(({ entry }) => entry.id));
}

/** Posts one entry and returns its id. */
export async function postEntry(tx: Database, context: LedgerContext, posting: Posting): Promise<Result<string>> {
  const posted = await postEntries(tx, context, [posting]);
  return posted.ok ? accept(posted.value[0] ?? '') : posted;
}

/** Blocks other postings to the unit's free, committed and payable amounts until the transaction ends. */
export async function lockYear(tx: Database, instituteId: string, of: { readonly unit: string; readonly year: string }): Promise<void> {
  // In the order of their keys, as every posting locks them.
  const kinds = ['committed', 'free', 'payable'] as const;
  await lockAccounts(
    tx,
    instituteId,
    kinds.flatMap((kind) => accountsOf({ kind, ...of, amount: 0 })),
  );
}

/** Cash balance of a fee desk. */
export async function readCash(db: Database, instituteId: string, of: { readonly year: string; readonly desk: string }): Promise<Paise> {
  const [account] = accountsOf({ kind: 'cash', year: of.year, desk: of.desk, amount: 0 });
  return account ? findBalance(db, instituteId, account.key) : 0;
}

/** The year of office in which a fee desk has its cash; undefined if it never had any. */
export async function findCashYear(db: Database, instituteId: string, desk: string): Promise<string | undefined> {
  const years = await findYears(db, instituteId);
  const keys = years.flatMap((year) => accountsOf({ kind: 'cash', year, desk, amount: 0 }).map(({ key }) => key));
  return findAccountYear(db, instituteId, keys);
}

/** Lines that were posted under an idempotency key. */
export function findPosted(tx: Database, instituteId: string, once: string): Promise<LedgerLine[]> {
  return findLinesOnce(tx, instituteId, once);
}
