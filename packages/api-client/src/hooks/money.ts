import type { BodyOf } from '../contract/endpoint.ts';
import { budgets, money } from '../contract/money.contract.ts';
import { isEventKey } from './keys.ts';
import { useDownload } from './useDownload.ts';
import { refreshing, useMutation } from './useMutation.ts';
import { SCREEN_PAGE, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';

/** Matches all keys that show money. A budget also changes the approval requests of the requester and the deciders. */
const isMoneyKey = (key: unknown) => Array.isArray(key) && (key[0] === 'money' || key[0] === 'approvals');
const CHANGED = refreshing(isMoneyKey);

/** The money of the units that the person may see; defaults to the current year. */
export const useMoney = (year: string | undefined) => useRead(['money', 'overview', year ?? ''], [money.overview, { query: { year } }]);

/** A unit's year. */
export const useUnitYear = (unitId: string, year: string | undefined) =>
  useRead(['money', 'unit', unitId, year ?? ''], [money.unit, { params: { unitId }, query: { year } }]);

/** A unit's journal of a year, newest entries first. */
export const useJournal = (unitId: string, year: string | undefined, limit: number = SCREEN_PAGE) =>
  usePages(['money', 'journal', unitId], [money.entries, { params: { unitId }, query: { year, limit } }]);

/** Sets a unit's total allocation for a year; refused if the total has changed since it was read. */
export const useAllocate = () => useMutation(money.allocate, CHANGED);

/** Carries the free balance of a finished year over to the next. */
export const useCarryOver = () => useMutation(money.carryOver, CHANGED);

/** Publishes a unit's spending, or makes it private. */
export const usePublishSpending = () => useMutation(money.publish, CHANGED);

/** Exports a unit's journal of a year as a file. */
export function useExportJournal(): (body: BodyOf<typeof money.export>) => Promise<Blob> {
  const download = useDownload();
  return (body) => download([money.export, { body }]);
}

/** Reverses an entry, with a reason. Returns the server's message. */
export const useCorrectEntry = () => useMutation(money.correct, CHANGED);

/** A budget with its lines, for those who may see it. */
export const useBudget = (budgetId: string) => useRead(['money', 'budget', budgetId], [budgets.one, { params: { budgetId } }]);

/** Requests a budget for a unit. */
export const useAskBudget = () => useMutation(budgets.ask, { refresh: [isMoneyKey, isEventKey] });

/** Changes a returned budget and resubmits it; refused if it has changed since it was read. */
export const useChangeBudget = () => useMutation(budgets.change, CHANGED);
