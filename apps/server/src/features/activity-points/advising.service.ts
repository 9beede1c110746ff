import type { Batch } from '@quad/domain/approvals';
import type { Database } from '../../db/connection.ts';
import { findAdvised } from './students.repo.ts';

/** The batches that somebody advises. */
export function advisedBatches(db: Database, instituteId: string, userId: string): Promise<Batch[]> {
  return findAdvised(db, instituteId, userId);
}
