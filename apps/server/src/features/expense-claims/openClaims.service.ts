import type { OpenClaims } from '@quad/domain/ledger';
import type { Database } from '../../db/connection.ts';
import { sumOpenClaims } from './claims.repo.ts';

/** Number and total of the undecided claims of a unit's year, which are part of the year's handover. */
export function readOpenClaims(
  db: Database,
  instituteId: string,
  of: { readonly unitId: string; readonly year: string },
): Promise<OpenClaims> {
  return sumOpenClaims(db, instituteId, of);
}
