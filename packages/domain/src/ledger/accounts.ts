import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { AccountKind, LedgerLine } from './entry.ts';
import { formatPaise, type Paise } from './paise.ts';
import { LEDGER_TEXTS } from './texts.ts';

/** An account whose balance is kept: its key, which no other has, and what it is of. */
export interface LedgerAccount extends Omit<LedgerLine, 'amount'> {
  readonly key: string;
}

/** Nothing below it: everything but where the money comes from. A month may lose what an earlier one spent. */
function hasFloor<Of extends Pick<LedgerLine, 'kind' | 'month'>>(of: Of): of is Of & { readonly kind: keyof typeof SAID } {
  return of.kind in SAID && of.month === undefined;
}

const PARTS = ['commitment', 'category', 'month', 'desk'] as const;

function accountOf(of: Omit<LedgerLine, 'amount'>): LedgerAccount {
  const { kind, year, unit, commitment, category, month, desk } = of;
  const parts = PARTS.flatMap((part) => (of[part] === undefined ? [] : [`${part} ${of[part]}`]));
  return { key: [unit ?? 'institute', year, kind, ...parts].join('/'), kind, year, unit, commitment, category, month, desk };
}

/**
 * Every account that a line changes: that of the unit and its year as a whole, and one for each thing that it is told by. So no figure that a
 * screen shows is ever added up.
 */
export function accountsOf({ kind, year, unit, ...line }: LedgerLine): LedgerAccount[] {
  const whole = { kind, year, unit };
  // Cash is of a desk alone.
  const told = PARTS.flatMap((part) => (line[part] === undefined ? [] : [accountOf({ ...whole, [part]: line[part] })]));
  return kind === 'cash' ? told : [accountOf(whole), ...told];
}

/** What lines change, account by account, in the order of their keys: in which everybody locks them. */
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

/** The years of units in which what they were given or have spent changes by lines. */
export function yearsTouched(lines: readonly LedgerLine[]): { readonly unit: Id; readonly year: string }[] {
  const years = new Map<string, { unit: Id; year: string; given: Paise; isSpent: boolean }>();
  for (const { unit, year, kind, amount } of lines) {
    if (unit === undefined || kind === 'fees') continue;
    const key = `${unit} ${year}`;
    const known = years.get(key) ?? { unit, year, given: 0, isSpent: false };
    years.set(key, { unit, year, given: known.given + amount, isSpent: known.isSpent || kind === 'spent' });
  }
  return [...years.values()].flatMap(({ unit, year, given, isSpent }) => (given !== 0 || isSpent ? [{ unit, year }] : []));
}

const SAID = {
  free: LEDGER_TEXTS.notFree,
  committed: LEDGER_TEXTS.notCommitted,
  payable: LEDGER_TEXTS.notPayable,
  spent: LEDGER_TEXTS.notSpent,
  cash: LEDGER_TEXTS.notInCash,
} as const satisfies Partial<Record<AccountKind, string>>;

/** The server says amounts as the institutes of the country write them. */
export const RUPEES = { currency: 'INR', locale: 'en-IN' };

/** Balances by the keys of accounts. What is not there is zero. */
export type Balances = ReadonlyMap<string, Paise>;

/** Balances after lines are entered, or what is left of that of which there is too little. */
export function applyLines(balances: Balances, lines: readonly LedgerLine[]): Result<Balances> {
  const next = new Map(balances);
  for (const { account, change } of changesOf(lines)) {
    const left = balances.get(account.key) ?? 0;
    const balance = left + change;
    if (!Number.isSafeInteger(balance)) return refuse('CONFLICT', LEDGER_TEXTS.tooMuch);
    if (balance < 0 && change < 0 && hasFloor(account))
      return refuse('CONFLICT', { text: SAID[account.kind], values: { 1: formatPaise(left, RUPEES) } });
    next.set(account.key, balance);
  }
  return accept(next);
}

/** Balances as entries one after the other make them: what is kept has to equal it. */
export function replay(entries: readonly (readonly LedgerLine[])[]): Map<string, Paise> {
  const balances = new Map<string, Paise>();
  for (const lines of entries) {
    for (const { account, change } of changesOf(lines)) balances.set(account.key, (balances.get(account.key) ?? 0) + change);
  }
  return balances;
}
