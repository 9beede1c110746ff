import type { EventKey } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { findDaysOf } from './checkIns.repo.ts';

export { findAttendees as findCheckedIn } from './checkIns.repo.ts';

/** Whether a person checked in at an event, on any of its days. */
export async function wasCheckedIn(db: Database, person: EventKey & { readonly userId: string }): Promise<boolean> {
  return (await findDaysOf(db, person)).length > 0;
}
