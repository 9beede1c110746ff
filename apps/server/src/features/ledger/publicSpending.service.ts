import { isEnabled } from '@quad/domain/feature-flags';
import { type PublicSpendingYear, publicSpending } from '@quad/domain/ledger';
import type { Context } from '../../context.ts';
import { isUuid } from '../../db/ids.ts';
import { findMoneyUnits, findPublicBalances } from './ledger.repo.ts';

/** Public spending of a unit. */
export interface PublicSpending {
  readonly unit: { readonly id: string; readonly name: string };
  readonly years: readonly PublicSpendingYear[];
}

/** Spending of a unit, if it is public; otherwise undefined. */
export async function readPublicSpending(
  { config, db, instituteId }: Pick<Context, 'config' | 'db' | 'instituteId'>,
  unitId: string,
): Promise<PublicSpending | undefined> {
  if (!isEnabled(config.institute, 'money') || !isUuid(unitId)) return undefined;
  const [unit] = await findMoneyUnits(db, { instituteId, unitId });
  if (!unit?.isPublic) return undefined;
  const { id, name } = unit;
  return { unit: { id, name }, years: publicSpending(await findPublicBalances(db, instituteId, id)) };
}
