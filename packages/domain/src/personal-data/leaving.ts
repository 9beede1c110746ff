import * as v from 'valibot';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { DataExport } from './export.ts';
import { KEPT_RECORDS, LEAVING_OBSTACLE_TEXTS, LEAVING_OBSTACLES, type LeavingObstacle, PERSONAL_DATA_TEXTS } from './texts.ts';

/** How long somebody who leaves has to think better of it. */
export const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** Somebody who leaves: since when, and from when on the account is erased. */
export const Leaving = v.object({ asked_at: v.string(), due_at: v.string() });
export type Leaving = v.InferOutput<typeof Leaving>;

/** What 'My data' shows. */
export const MyData = v.object({
  /** The archive that was asked for last, as long as it is there. */
  export: v.nullable(DataExport),
  leaving: v.nullable(Leaving),
  /** What has to be handed over before. */
  obstacles: v.array(v.picklist(LEAVING_OBSTACLES)),
  /** What stays without the name, and how much of it there is now. */
  kept: v.array(v.object({ record: v.picklist(KEPT_RECORDS), count: v.number() })),
});
export type MyData = v.InferOutput<typeof MyData>;

/** What of an account stands in the way of leaving. */
export interface Leaver {
  readonly role: string;
  readonly isAdministrator: boolean;
  /** Whether the address is the contact of a unit. */
  readonly isContact: boolean;
}

/** Everything that has to be handed over before somebody can leave. */
export function leavingObstacles({ role, isAdministrator, isContact }: Leaver): LeavingObstacle[] {
  const found: Record<LeavingObstacle, boolean> = { role: role !== 'STUDENT', administrator: isAdministrator, contact: isContact };
  return LEAVING_OBSTACLES.filter((obstacle) => found[obstacle]);
}

/** From when on the account is erased, of somebody who asks for it now. */
export function askToLeave(leaver: Leaver, dueAt: Date | null, now: Date): Result<Date> {
  if (dueAt !== null) return refuse('CONFLICT', PERSONAL_DATA_TEXTS.leavesAlready);
  const [obstacle] = leavingObstacles(leaver);
  if (obstacle) return refuse('CONFLICT', LEAVING_OBSTACLE_TEXTS[obstacle]);
  return accept(new Date(now.getTime() + GRACE_DAYS * DAY_MS));
}

/** When somebody asked to leave whose account is erased at that moment. */
export function askedToLeaveAt(dueAt: Date): Date {
  return new Date(dueAt.getTime() - GRACE_DAYS * DAY_MS);
}

/** Whether an account is to be erased now. What was given to its owner meanwhile has to be handed over first. */
export function isErasureDue(leaver: Leaver, dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && dueAt <= now && leavingObstacles(leaver).length === 0;
}
