import { accountsOf, applyLines, changesOf, LEDGER_TEXTS, type LedgerAct, linesOf, type Paise, yearsTouched } from '@quad/domain/ledger';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { findBalance, findWrongBalances, insertEntries, keepFigures, lockAccounts, saveBalances } from './ledger.repo.ts';

/** What happens to money, to be entered. */
export interface Posting {
  readonly act: LedgerAct;
  readonly reason?: string;
  /** What it is about: a budget, a claim, a payment. */
  readonly subjectId?: string;
  /** The entry that a correction counters. */
  readonly correctsId?: string;
  /** A name for what must not happen twice, such as `payment` with the id of the claim. */
  readonly once?: string;
  /** When it happened, where that is not now. */
  readonly at?: Date;
}

type Inside = Pick<Context, 'clock' | 'instituteId'>;

/**
 * Enters what happened, in the transaction that it happens in: all of it or nothing. Whatever would leave an account below its floor is refused
 * with what is left. Accounts are locked in the order of their keys, so that of those who enter something at once nobody waits for ever.
 */
export async function postEntries(tx: Database, { clock, instituteId }: Inside, postings: readonly Posting[]): Promise<Result<string[]>> {
  const linesByPosting = postings.map(({ act }) => linesOf(act));
  const lines = linesByPosting.flat();
  const changes = changesOf(lines);
  const before = await lockAccounts(
    tx,
    instituteId,
    changes.map(({ account }) => account),
  );
  const after = applyLines(before, lines);
  if (!after.ok) return after;
  // Only now, so that a unit's entries have ids in the order in which they were entered, within a millisecond too.
  const now = clock();
  const entries = postings.map(({ act, reason = '', subjectId = null, correctsId = null, once = null, at = now }, place) => ({
    entry: { instituteId, id: newId(at), kind: act.kind, at, reason, subjectId, correctsId, once },
    lines: linesByPosting[place] ?? [],
  }));
  if (!(await insertEntries(tx, entries))) return refuse('ALREADY_DECIDED', LEDGER_TEXTS.done);
  await saveBalances(tx, instituteId, [...after.value]);
  await keepFigures(tx, instituteId, {
    years: yearsTouched(lines),
    commitments: changes.flatMap(({ account }) => account.commitment ?? []),
  });
  return accept(entries.map(({ entry }) => entry.id));
}

/** Enters one thing that happened. Gives the id of its entry. */
export async function postEntry(tx: Database, context: Inside, posting: Posting): Promise<Result<string>> {
  const posted = await postEntries(tx, context, [posting]);
  return posted.ok ? accept(posted.value[0] ?? '') : posted;
}

/** Has everybody else who enters something of what a unit has free wait until the transaction ends. */
export async function lockYear(tx: Database, instituteId: string, of: { readonly unit: string; readonly year: string }): Promise<void> {
  await lockAccounts(tx, instituteId, accountsOf({ kind: 'free', ...of, amount: 0 }));
}

/** What a desk has in cash. */
export async function readCash(db: Database, instituteId: string, of: { readonly year: string; readonly desk: string }): Promise<Paise> {
  const [account] = accountsOf({ kind: 'cash', year: of.year, desk: of.desk, amount: 0 });
  return account ? findBalance(db, instituteId, account.key) : 0;
}

/** So many wrong balances are told; one is too many. */
const TOLD = 100;

/** Accounts whose kept balance is not what their entries come to: none, or something went wrong. */
export function recount({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>) {
  return findWrongBalances(db, instituteId, TOLD);
}
