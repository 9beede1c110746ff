import type { Budget, BudgetChange, BudgetInput, JournalRow, MoneyOverview, UnitYear } from '@quad/domain/ledger';
import type { BodyOf } from '../contract/endpoint.ts';
import { budgets, money } from '../contract/money.contract.ts';
import { isEventKey } from './keys.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { useTakeFile } from './useTakeFile.ts';
import { useWrite } from './write.ts';

/** True for all that shows money: with budgets change the requests of both who asked and who decides. */
const isMoneyKey = (key: unknown) => Array.isArray(key) && (key[0] === 'money' || key[0] === 'approvals');
const CHANGED = { refresh: [isMoneyKey], refreshAfter: () => [isMoneyKey] };

/** What the units have whose money the person sees; of the current year where none is named. */
export function useMoney(year: string | undefined): Read<MoneyOverview> {
  return useRead(['money', 'overview', year ?? ''], [money.overview, { query: { year } }]);
}

/** A unit's year. */
export function useUnitYear(unitId: string, year: string | undefined): Read<UnitYear> {
  return useRead(['money', 'unit', unitId, year ?? ''], [money.unit, { params: { unitId }, query: { year } }]);
}

/** A unit's journal of a year, the newest entries first. */
export function useJournal(unitId: string, year: string | undefined, limit: number = SCREEN_PAGE): PagesRead<JournalRow> {
  return usePages(['money', 'journal', unitId], [money.entries, { params: { unitId }, query: { year, limit } }]);
}

/** Says how much a unit has for a year in all, from the sum that was seen. */
export function useAllocate(): (unitId: string, body: BodyOf<typeof money.allocate>) => Promise<UnitYear> {
  const write = useWrite();
  return (unitId, body) => write([money.allocate, { params: { unitId }, body }], CHANGED);
}

/** Carries what is free of a year that is over to the next. */
export function useCarryOver(): (unitId: string, body: BodyOf<typeof money.carryOver>) => Promise<UnitYear> {
  const write = useWrite();
  return (unitId, body) => write([money.carryOver, { params: { unitId }, body }], CHANGED);
}

/** Lets anybody see what a unit spent, or nobody any more. */
export function usePublishSpending(): (unitId: string, isPublic: boolean) => Promise<UnitYear> {
  const write = useWrite();
  return (unitId, isPublic) => write([money.publish, { params: { unitId }, body: { is_public: isPublic } }], CHANGED);
}

/** A unit's journal of a year, as a file. */
export function useExportJournal(): (body: BodyOf<typeof money.export>) => Promise<Blob> {
  const takeFile = useTakeFile();
  return (body) => takeFile([money.export, { body }]);
}

/** Counters an entry, with a reason. The answer is the sentence that says so. */
export function useCorrectEntry(): (entryId: string, reason: string) => Promise<string> {
  const write = useWrite();
  return async (entryId, reason) => {
    const { message } = await write([money.correct, { params: { entryId }, body: { reason } }], CHANGED);
    return message;
  };
}

/** A budget with its lines, for who sees it. */
export function useBudget(budgetId: string): Read<Budget> {
  return useRead(['money', 'budget', budgetId], [budgets.one, { params: { budgetId } }]);
}

/** Asks money for a unit. */
export function useAskBudget(): (budget: BudgetInput) => Promise<Budget> {
  const write = useWrite();
  return (body) => write([budgets.ask, { body }], { refresh: [isMoneyKey, isEventKey] });
}

/** Changes a returned budget and sends it again, as it was seen. */
export function useChangeBudget(): (budgetId: string, change: BudgetChange) => Promise<Budget> {
  const write = useWrite();
  return (budgetId, body) => write([budgets.change, { params: { budgetId }, body }], CHANGED);
}
