import { isEnabled } from '@quad/domain/feature-flags';
import { type PublicSpendingYear, publicSpending } from '@quad/domain/ledger';
import type { Context } from '../../context.ts';
import { isUuid } from '../../db/ids.ts';
import { findMoneyUnits, findPublicBalances } from './ledger.repo.ts';

/** What anybody sees of what a unit spent. */
export interface PublicSpending {
  readonly unit: { readonly id: string; readonly name: string };
  readonly years: readonly PublicSpendingYear[];
}

/** What a unit spent, where that was made public; undefined elsewhere. */
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
