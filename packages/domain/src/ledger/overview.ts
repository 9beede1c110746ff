import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';
import { tenureStartingIn } from '../positions/tenure.ts';
import { BudgetSummary, CommittedFigures } from './budget.ts';
import { ENTRY_KINDS } from './entry.ts';
import { FROM_NOTHING, MAX_PAISE, type Paise, typedAmount } from './paise.ts';
import { SpendingCategory } from './spending.ts';
import { LEDGER_TEXTS } from './texts.ts';

/** A year of office in requests, such as '2026-2027'. */
export const YearOfOffice = v.pipe(
  v.string(LEDGER_TEXTS.year),
  v.regex(/^20\d\d-20\d\d$/, LEDGER_TEXTS.year),
  v.check((year) => year === tenureStartingIn(Number(year.slice(0, 4))), LEDGER_TEXTS.year),
);

/** State of a year's money, in paise: `allocated` is the sum of the rest. */
export const MoneyFigures = v.object({
  allocated: v.number(),
  /** Neither committed nor spent. */
  free: v.number(),
  ...CommittedFigures.entries,
});
export type MoneyFigures = v.InferOutput<typeof MoneyFigures>;

/** A unit with its money of a year. */
export const UnitMoney = v.object({ unit: v.object({ ...UnitReference.entries, category: v.string() }), ...MoneyFigures.entries });
export type UnitMoney = v.InferOutput<typeof UnitMoney>;

const SPENT = {
  /** First day of the year. */
  starts_on: v.string(),
  /** Spending by month, earliest first, without months that have none. */
  months: v.array(v.object({ month: v.string(), spent: v.number() })),
  categories: v.array(v.object({ category: SpendingCategory, spent: v.number() })),
};

/** The money that a person sees: by unit, by month, and by category. */
export const MoneyOverview = v.object({
  year: v.string(),
  /** Selectable years, newest first. */
  years: v.array(v.string()),
  units: v.array(UnitMoney),
  ...SPENT,
  may_allocate: v.boolean(),
});
export type MoneyOverview = v.InferOutput<typeof MoneyOverview>;

/** Claims that nobody has decided yet: how many, and how much they come to. */
export const OpenClaims = v.object({ count: v.number(), amount: v.number() });
export type OpenClaims = v.InferOutput<typeof OpenClaims>;

/** A unit's year. */
export const UnitYear = v.object({
  ...UnitMoney.entries,
  year: v.string(),
  years: v.array(v.string()),
  ...SPENT,
  budgets: v.array(BudgetSummary),
  /** Undecided claims of a finished year, which are handed over with it; null during the year. */
  open_claims: v.nullable(OpenClaims),
  /** When it was handed over to the next year, the amount carried over, and the amounts that were still open; null if it was not. */
  handed_over: v.nullable(v.object({ at: v.string(), free: v.number(), committed: v.number(), payable: v.number(), claims: OpenClaims })),
  /** Public address of its spending; null if it is not public. */
  public_address: v.nullable(v.string()),
  may_allocate: v.boolean(),
  may_carry_over: v.boolean(),
  may_ask: v.boolean(),
});
export type UnitYear = v.InferOutput<typeof UnitYear>;

/** A row of a unit's journal. */
export const JournalRow = v.object({
  _id: Id,
  at: v.string(),
  kind: v.picklist(ENTRY_KINDS),
  /** Title of the budget; blank if there is none. */
  about: v.string(),
  reason: v.string(),
  /** Changes of the unit's free, committed, payable and spent amounts, in paise. */
  free: v.number(),
  ...CommittedFigures.entries,
});
export type JournalRow = v.InferOutput<typeof JournalRow>;

/** Body that allocates money: the new total of a unit for a year, and the total that the person saw. */
export const AllocationInput = body({
  year: YearOfOffice,
  allocated: v.pipe(v.number(FROM_NOTHING), v.integer(FROM_NOTHING), v.minValue(0, FROM_NOTHING), v.maxValue(MAX_PAISE, FROM_NOTHING)),
  seen: v.pipe(v.number(LEDGER_TEXTS.stale), v.integer(LEDGER_TEXTS.stale)),
  reason: requiredText(LEDGER_TEXTS.reason, 500),
});
export type AllocationInput = v.InferOutput<typeof AllocationInput>;

/** The form of an allocation. */
export const AllocationForm = body({ allocated: typedAmount(0), reason: AllocationInput.entries.reason });

/** Body that carries over: the finished year, and the free amount that the person saw. */
export const CarryOverInput = body({ from: YearOfOffice, seen: AllocationInput.entries.seen });
export type CarryOverInput = v.InferOutput<typeof CarryOverInput>;

export const JOURNAL_FORMATS = ['csv', 'xlsx'] as const;

/** Selects the journal to export. */
export const JournalExport = body({
  unit_id: requiredId(LEDGER_TEXTS.noUnit),
  year: YearOfOffice,
  format: v.picklist(JOURNAL_FORMATS, LEDGER_TEXTS.format),
});
export type JournalExport = v.InferOutput<typeof JournalExport>;

/** Body that corrects an entry. */
export const CorrectionInput = body({ reason: requiredText(LEDGER_TEXTS.reason, 500) });
export type CorrectionInput = v.InferOutput<typeof CorrectionInput>;

/** Adds the allocated sum to figures. */
export function withAllocated<Figures extends Omit<MoneyFigures, 'allocated'>>(figures: Figures): Figures & { readonly allocated: Paise } {
  const { free, committed, payable, spent } = figures;
  return { ...figures, allocated: free + committed + payable + spent };
}

/** Sums figures. */
export function sumOf(all: readonly MoneyFigures[]): MoneyFigures {
  const sum = (name: keyof MoneyFigures) => all.reduce((total, figures) => total + figures[name], 0);
  return { allocated: sum('allocated'), free: sum('free'), committed: sum('committed'), payable: sum('payable'), spent: sum('spent') };
}

/**
 * Returns the progress of a year of office on a day: the number of months begun, the last of them, and the elapsed part in whole percent.
 */
export function yearProgress(startsOn: string, today: string) {
  const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = numberOf(startsOn);
  const before = numberOf(today) - first;
  const months = Math.min(Math.max(before + 1, 1), 12);
  const last = first + months - 1;
  const over = Math.min(Math.max(before + Number(today.slice(8, 10)) / 31, 0), 12);
  return { months, until: { year: Math.floor(last / 12), month: (last % 12) + 1 }, percent: Math.round((over / 12) * 100) };
}
