import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { AccountKind, LedgerLine } from './entry.ts';
import { formatPaise, type Paise } from './paise.ts';
import { LEDGER_TEXTS } from './texts.ts';

/** An account with a stored balance: its unique key, and its dimensions. */
export interface LedgerAccount extends Omit<LedgerLine, 'amount'> {
  readonly key: string;
}

/**
 * Whether the balance must not be negative: all accounts except the sources of money. A month may be negative, because a refund may reverse
 * an earlier month's spending.
 */
function hasFloor<Of extends Pick<LedgerLine, 'kind' | 'month'>>(of: Of): of is Of & { readonly kind: keyof typeof FLOOR_REFUSALS } {
  return of.kind in FLOOR_REFUSALS && of.month === undefined;
}

const PARTS = ['commitment', 'category', 'month', 'desk'] as const;

function accountOf(of: Omit<LedgerLine, 'amount'>): LedgerAccount {
  const { kind, year, unit, commitment, category, month, desk } = of;
  const parts = PARTS.flatMap((part) => (of[part] === undefined ? [] : [`${part} ${of[part]}`]));
  return { key: [unit ?? 'institute', year, kind, ...parts].join('/'), kind, year, unit, commitment, category, month, desk };
}

/**
 * Returns all accounts that a line changes: that of the unit and year, and one for each dimension. Every figure on a screen is therefore a
 * stored balance and never summed.
 */
export function accountsOf({ kind, year, unit, ...line }: LedgerLine): LedgerAccount[] {
  const whole = { kind, year, unit };
  // Cash is tracked by desk only.
  const dimensions = PARTS.flatMap((part) => (line[part] === undefined ? [] : [accountOf({ ...whole, [part]: line[part] })]));
  return kind === 'cash' ? dimensions : [accountOf(whole), ...dimensions];
}

/** Returns the change of each account, in key order: all transactions lock accounts in this order, which prevents deadlocks. */
export function changesOf(lines: readonly LedgerLine[]): { readonly account: LedgerAccount; readonly change: Paise }[] {
  const changes = new Map<string, { account: LedgerAccount; change: Paise }>();
  for (const line of lines) {
    for (const account of accountsOf(line)) {
      const change = (changes.get(account.key)?.change ?? 0) + line.amount;
      changes.set(account.key, { account, change });
    }
  }
  return [...changes.values()].sort((one, other) => (one.account.key < other.account.key ? -1 : 1));
}

/**
 * Returns the accounts that count an entry, given its lines: one for each unit and year that the entry changes. The sum of these counts is the
 * number of entries in the journal of that year.
 */
export function countingAccounts(lines: readonly LedgerLine[]): string[] {
  const keys = new Map<string, string>();
  for (const { unit, year, kind } of lines) {
    if (unit === undefined || kind === 'fees') continue;
    const { key } = accountOf({ kind, year, unit });
    const known = keys.get(`${unit} ${year}`);
    if (known === undefined || key < known) keys.set(`${unit} ${year}`, key);
  }
  return [...keys.values()];
}

/** Returns the units and years whose allocation or spending the lines change. */
export function yearsTouched(lines: readonly LedgerLine[]): { readonly unit: Id; readonly year: string }[] {
  const years = new Map<string, { unit: Id; year: string; allocated: Paise; isSpent: boolean }>();
  for (const { unit, year, kind, amount } of lines) {
    if (unit === undefined || kind === 'fees') continue;
    const key = `${unit} ${year}`;
    const known = years.get(key) ?? { unit, year, allocated: 0, isSpent: false };
    years.set(key, { unit, year, allocated: known.allocated + amount, isSpent: known.isSpent || kind === 'spent' });
  }
  return [...years.values()].flatMap(({ unit, year, allocated, isSpent }) => (allocated !== 0 || isSpent ? [{ unit, year }] : []));
}

const FLOOR_REFUSALS = {
  free: LEDGER_TEXTS.notFree,
  committed: LEDGER_TEXTS.notCommitted,
  payable: LEDGER_TEXTS.notPayable,
  spent: LEDGER_TEXTS.notSpent,
  cash: LEDGER_TEXTS.notInCash,
} as const satisfies Partial<Record<AccountKind, string>>;

/** Format of amounts in the server's messages. */
export const RUPEES = { currency: 'INR', locale: 'en-IN' };

/** Balances by account key; missing ones are zero. */
export type Balances = ReadonlyMap<string, Paise>;

/** Returns the balances after the lines, or a refusal with the remaining balance of the account that would be overdrawn. */
export function applyLines(balances: Balances, lines: readonly LedgerLine[]): Result<Balances> {
  const next = new Map(balances);
  for (const { account, change } of changesOf(lines)) {
    const left = balances.get(account.key) ?? 0;
    const balance = left + change;
    if (!Number.isSafeInteger(balance)) return refuse('CONFLICT', LEDGER_TEXTS.tooMuch);
    if (balance < 0 && change < 0 && hasFloor(account))
      return refuse('CONFLICT', { text: FLOOR_REFUSALS[account.kind], values: { 1: formatPaise(left, RUPEES) } });
    next.set(account.key, balance);
  }
  return accept(next);
}

/** Recomputes the balances from all entries; the stored balances must match. */
export function replay(entries: readonly (readonly LedgerLine[])[]): Map<string, Paise> {
  const balances = new Map<string, Paise>();
  for (const lines of entries) {
    for (const { account, change } of changesOf(lines)) balances.set(account.key, (balances.get(account.key) ?? 0) + change);
  }
  return balances;
}
