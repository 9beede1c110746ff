import type { Budget, BudgetChange, BudgetInput, UnitYear } from '@quad/domain/ledger';
import type { BodyOf } from '../contract/endpoint.ts';
import { budgets, money } from '../contract/money.contract.ts';
import { isEventKey } from './keys.ts';
import { useDownload } from './useDownload.ts';
import { SCREEN_PAGE, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** Matches all keys that show money. A budget also changes the approval requests of the requester and the deciders. */
const isMoneyKey = (key: unknown) => Array.isArray(key) && (key[0] === 'money' || key[0] === 'approvals');
const CHANGED = { refresh: [isMoneyKey], refreshAfter: () => [isMoneyKey] };

/** The money of the units that the person may see; defaults to the current year. */
export const useMoney = (year: string | undefined) => useRead(['money', 'overview', year ?? ''], [money.overview, { query: { year } }]);

/** A unit's year. */
export const useUnitYear = (unitId: string, year: string | undefined) =>
  useRead(['money', 'unit', unitId, year ?? ''], [money.unit, { params: { unitId }, query: { year } }]);

/** A unit's journal of a year, newest entries first. */
export const useJournal = (unitId: string, year: string | undefined, limit: number = SCREEN_PAGE) =>
  usePages(['money', 'journal', unitId], [money.entries, { params: { unitId }, query: { year, limit } }]);

/** Sets a unit's total allocation for a year; refused if the total has changed since it was read. */
export function useAllocate(): (unitId: string, body: BodyOf<typeof money.allocate>) => Promise<UnitYear> {
  const write = useWrite();
  return (unitId, body) => write([money.allocate, { params: { unitId }, body }], CHANGED);
}

/** Carries the free balance of a finished year over to the next. */
export function useCarryOver(): (unitId: string, body: BodyOf<typeof money.carryOver>) => Promise<UnitYear> {
  const write = useWrite();
  return (unitId, body) => write([money.carryOver, { params: { unitId }, body }], CHANGED);
}

/** Publishes a unit's spending, or makes it private. */
export function usePublishSpending(): (unitId: string, isPublic: boolean) => Promise<UnitYear> {
  const write = useWrite();
  return (unitId, isPublic) => write([money.publish, { params: { unitId }, body: { is_public: isPublic } }], CHANGED);
}

/** Exports a unit's journal of a year as a file. */
export function useExportJournal(): (body: BodyOf<typeof money.export>) => Promise<Blob> {
  const download = useDownload();
  return (body) => download([money.export, { body }]);
}

/** Reverses an entry, with a reason. Returns the server's message. */
export function useCorrectEntry(): (entryId: string, reason: string) => Promise<string> {
  const write = useWrite();
  return async (entryId, reason) => {
    const { message } = await write([money.correct, { params: { entryId }, body: { reason } }], CHANGED);
    return message;
  };
}

/** A budget with its lines, for those who may see it. */
export const useBudget = (budgetId: string) => useRead(['money', 'budget', budgetId], [budgets.one, { params: { budgetId } }]);

/** Requests a budget for a unit. */
export function useAskBudget(): (budget: BudgetInput) => Promise<Budget> {
  const write = useWrite();
  return (body) => write([budgets.ask, { body }], { refresh: [isMoneyKey, isEventKey] });
}

/** Changes a returned budget and resubmits it; refused if it has changed since it was read. */
export function useChangeBudget(): (budgetId: string, change: BudgetChange) => Promise<Budget> {
  const write = useWrite();
  return (budgetId, body) => write([budgets.change, { params: { budgetId }, body }], CHANGED);
}
