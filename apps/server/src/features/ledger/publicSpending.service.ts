import { isEnabled } from '@quad/domain/feature-flags';
import { type PublicSpendingYear, publicSpending } from '@quad/domain/ledger';
import type { Context } from '../../context.ts';
import { isUuid } from '../../db/ids.ts';
import { SharedLookups } from '../../db/sharedLookups.ts';
import { findPublicBalances, findPublicUnits } from './ledger.repo.ts';

/** Public spending of a unit. */
export interface PublicSpending {
  readonly unit: { readonly id: string; readonly name: string };
  readonly years: readonly PublicSpendingYear[];
}

const UNITS = new SharedLookups(async ({ db, instituteId }, ids) => {
  const units = await findPublicUnits(db, instituteId, ids);
  return new Map(units.map((unit) => [unit.id, unit]));
});

/** Spending of a unit, if it is public; otherwise undefined. */
export async function readPublicSpending(
  { config, db, instituteId }: Pick<Context, 'config' | 'db' | 'instituteId'>,
  unitId: string,
): Promise<PublicSpending | undefined> {
  if (!isEnabled(config.institute, 'money') || !isUuid(unitId)) return undefined;
  const unit = await UNITS.find({ db, instituteId }, unitId.toLowerCase());
  return unit && { unit, years: publicSpending(await findPublicBalances(db, instituteId, unit.id)) };
}
