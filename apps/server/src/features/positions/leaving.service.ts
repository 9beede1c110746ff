import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { yearOfOffice } from '../institutes/yearOfOffice.service.ts';
import { terminateHoldings } from './positions.repo.ts';

/** Ends the positions of a person who is erased, so that others can be appointed to their places. Those of earlier tenures stay as they are. */
export async function leavePositions(tx: Database, context: Context, userId: string): Promise<void> {
  const { clock, instituteId } = context;
  await terminateHoldings(tx, { instituteId, userId, since: yearOfOffice(context), now: clock() });
}
