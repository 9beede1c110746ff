import type { EventKey } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { findAttendees, findDaysOf } from './checkIns.repo.ts';

/** Whether a person checked in at an event, on any of its days. */
export async function wasCheckedIn(db: Database, person: EventKey & { readonly userId: string }): Promise<boolean> {
  return (await findDaysOf(db, person)).length > 0;
}

/** All people who checked in at an event, each once. */
export function findCheckedIn(db: Database, event: EventKey): Promise<string[]> {
  return findAttendees(db, event);
}
