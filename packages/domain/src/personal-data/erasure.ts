import * as v from 'valibot';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { DataExport } from './export.ts';
import { ERASURE_OBSTACLE_TEXTS, ERASURE_OBSTACLES, type ErasureObstacle, PERSONAL_DATA_TEXTS, RETAINED_RECORDS } from './texts.ts';

/** Grace period before an account is erased, in days. */
export const GRACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** A scheduled erasure: when it was requested, and when it happens. */
export const ScheduledErasure = v.object({ asked_at: v.string(), due_at: v.string() });
export type ScheduledErasure = v.InferOutput<typeof ScheduledErasure>;

/** Data of the 'My data' screen. */
export const MyData = v.object({
  /** The latest archive, while it exists. */
  export: v.nullable(DataExport),
  leaving: v.nullable(ScheduledErasure),
  /** Responsibilities that must be handed over before. */
  obstacles: v.array(v.picklist(ERASURE_OBSTACLES)),
  /** Records that remain without the person's name, with their current counts. */
  kept: v.array(v.object({ record: v.picklist(RETAINED_RECORDS), count: v.number() })),
});
export type MyData = v.InferOutput<typeof MyData>;

/** Properties of an account that may prevent its erasure. */
export interface ErasureSubject {
  readonly role: string;
  readonly isAdministrator: boolean;
  /** Whether the mail address is the contact of a unit. */
  readonly isContact: boolean;
}

/** Returns all responsibilities that must be handed over before erasure. */
export function erasureObstacles({ role, isAdministrator, isContact }: ErasureSubject): ErasureObstacle[] {
  const found: Record<ErasureObstacle, boolean> = { role: role !== 'STUDENT', administrator: isAdministrator, contact: isContact };
  return ERASURE_OBSTACLES.filter((obstacle) => found[obstacle]);
}

/** Returns when the account is erased if the person requests it now. */
export function scheduleErasure(subject: ErasureSubject, dueAt: Date | null, now: Date): Result<Date> {
  if (dueAt !== null) return refuse('CONFLICT', PERSONAL_DATA_TEXTS.leavesAlready);
  const [obstacle] = erasureObstacles(subject);
  if (obstacle) return refuse('CONFLICT', ERASURE_OBSTACLE_TEXTS[obstacle]);
  return accept(new Date(now.getTime() + GRACE_DAYS * DAY_MS));
}

/** Returns when the erasure was requested, given when it is due. */
export function erasureRequestedAt(dueAt: Date): Date {
  return new Date(dueAt.getTime() - GRACE_DAYS * DAY_MS);
}

/** Whether an account is to be erased now. Responsibilities received in the meantime must be handed over first. */
export function isErasureDue(subject: ErasureSubject, dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && dueAt <= now && erasureObstacles(subject).length === 0;
}
