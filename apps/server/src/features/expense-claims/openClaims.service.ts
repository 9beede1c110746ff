import type { OpenClaims } from '@quad/domain/ledger';
import type { Database } from '../../db/connection.ts';
import { sumOpenClaims } from './claims.repo.ts';

/** Claims of a unit's year that nobody has decided yet: whoever hands the year over hands them over, too. */
export function readOpenClaims(
  db: Database,
  instituteId: string,
  of: { readonly unitId: string; readonly year: string },
): Promise<OpenClaims> {
  return sumOpenClaims(db, instituteId, of);
}
