import { DAILY_LIMITS, type DailyLimitKind, leftOf } from '@quad/domain/daily-limits';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { countOwnActions } from '../audit/audit.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Actions that are counted from the audit log: a person's own actions, and imports of records by their importer. */
const ACTIONS = {
  skills: 'user-skill.create',
  proposals: 'skill.create',
  achievements: 'achievement.create',
  follows: 'unit.follow',
} as const satisfies Readonly<Partial<Record<DailyLimitKind, string>>>;
type LoggedKind = keyof typeof ACTIONS;

type Limited = Pick<Context, 'clock' | 'instituteId'>;

/** Start of the period that is counted. */
export function countedSince({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock().getTime() - DAY_MS);
}

/**
 * Checks whether the person may do something once more, in the transaction that does it. A concurrent attempt of the same person waits here
 * and counts the first one.
 */
export async function checkDailyLimit(
  tx: Database,
  kind: DailyLimitKind,
  userId: string,
  count: () => Promise<number>,
): Promise<Result<undefined>> {
  await advisoryLock(tx, kind, userId);
  return leftOf(kind, await count()) > 0 ? accept(undefined) : refuse('TOO_MANY_REQUESTS', DAILY_LIMITS[kind].reached);
}

/** The same for actions in the audit log. Administrators are exempt, because their imports appear there like own actions. */
export async function checkLoggedLimit(tx: Database, context: Limited, kind: LoggedKind, actor: Actor): Promise<Result<undefined>> {
  if (actor.isAdministrator) return accept(undefined);
  return checkDailyLimit(tx, kind, actor.userId, () => countLogged(tx, context, kind, actor.userId));
}

/** Remaining number of actions that are counted from the audit log. */
export async function remainingOfLogged(context: Limited & Pick<Context, 'db'>, kind: LoggedKind, actor: Actor): Promise<number> {
  return leftOf(kind, actor.isAdministrator ? 0 : await countLogged(context.db, context, kind, actor.userId));
}

function countLogged(db: Database, context: Limited, kind: LoggedKind, userId: string): Promise<number> {
  return countOwnActions(db, { instituteId: context.instituteId, actorId: userId, action: ACTIONS[kind], since: countedSince(context) });
}
