import { gensecScope, isGensecOfUnitCategory } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { LEDGER_TEXTS } from './texts.ts';

/** A person who views money, with their office. */
export interface MoneyActor {
  readonly role: Role;
  readonly unit?: { readonly id: Id } | undefined;
  readonly isAdministrator: boolean;
}

interface MoneyUnit {
  readonly id: Id;
  readonly category: UnitCategory;
}

/** Whose money a person sees: all units', those of a category, their own unit's, or none. */
export type MoneyScope = 'all' | { readonly category: UnitCategory } | { readonly unit: Id } | undefined;

/**
 * Returns a person's scope: a coordinator sees their unit's money, a general secretary their category's, the president and administrators
 * all.
 */
export function moneyScope({ role, unit, isAdministrator }: MoneyActor): MoneyScope {
  if (role === 'PRESIDENT' || isAdministrator) return 'all';
  const own = gensecScope(role);
  if (own) return { category: own.unit };
  return role === 'CLUB_COORDINATOR' && unit ? { unit: unit.id } : undefined;
}

/** Whether a person sees a unit's money. */
export function seesMoneyOf(actor: MoneyActor, unit: MoneyUnit): boolean {
  const scope = moneyScope(actor);
  if (scope === undefined || scope === 'all') return scope === 'all';
  return 'unit' in scope ? scope.unit === unit.id : scope.category === unit.category;
}

/** Checks who may request money: those responsible for the unit by their role, but not administrators without such a role. */
export function checkRequestsMoney({ role, unit: own }: MoneyActor, unit: MoneyUnit): Result<true> {
  const mayRequest =
    role === 'PRESIDENT' || isGensecOfUnitCategory(role, unit.category) || (role === 'CLUB_COORDINATOR' && own?.id === unit.id);
  return mayRequest ? accept(true) : refuse('FORBIDDEN', LEDGER_TEXTS.notYours);
}

/** Checks who may allocate money and correct entries: the president and administrators. */
export function checkAllocates({ role, isAdministrator }: MoneyActor): Result<true> {
  return role === 'PRESIDENT' || isAdministrator ? accept(true) : refuse('FORBIDDEN', LEDGER_TEXTS.notAllocator);
}
