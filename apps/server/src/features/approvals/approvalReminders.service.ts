import { type Decider, type Directory, remindersDue, whoMayDecide } from '@quad/domain/approvals';
import { isEnabled } from '@quad/domain/feature-flags';
import { isTimeForReminders } from '@quad/domain/notifications';
import type { Context } from '../../context.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findRemindable, type StoredRequest } from './approvals.repo.ts';
import { toRequest } from './approvals.service.ts';
import { enabledKinds } from './flows.service.ts';
import { findDeputies, findHolders, toDecider } from './officeHolders.repo.ts';
import { dayOf, toDeputies } from './officeHolders.service.ts';

/** Number of requests handled per run; the next run, some minutes later, takes the next ones. */
const BATCH_SIZE = 200;

/** Everybody who may decide any of these requests, by their own office or as a deputy. */
async function directoryOf(context: Context, requests: readonly StoredRequest[]): Promise<Directory> {
  const { db } = context;
  const day = dayOf(context);
  const positionIds = requests.flatMap(({ flow }) =>
    flow.steps.flatMap(({ approvers }) => approvers.flatMap((approver) => (approver.kind === 'position' ? [approver.position_id] : []))),
  );
  const [holders, deputies] = await Promise.all([findHolders(db, day, [...new Set(positionIds)]), findDeputies(db, day)]);
  const people = holders.map(toDecider);
  const others = deputies.map(({ deputy }): Decider => ({ _id: deputy.id, role: 'STUDENT' }));
  const isKnown = ({ _id }: Decider) => people.some((one) => one._id === _id);
  return { people: [...people, ...others.filter((one) => !isKnown(one))], deputies: toDeputies(deputies, context) };
}

/** Reminds those who may decide a step of requests that are overdue, in the daytime and once. */
export async function remindOfApprovals(context: Context): Promise<void> {
  const { db, config, instituteId } = context;
  const { now } = dayOf(context);
  if (!isEnabled(config.institute, 'recognition') || !isTimeForReminders(now, config.institute.timeZone)) return;
  const found = await findRemindable(db, { instituteId, kinds: enabledKinds(context), now, limit: BATCH_SIZE });
  if (found.length === 0) return;
  const directory = await directoryOf(
    context,
    found.map(({ request }) => request),
  );
  for (const { request: row, remindedAt } of found) {
    const request = toRequest(row);
    const due = remindersDue(request, { now, remindedAt: remindedAt === null ? undefined : new Date(remindedAt) });
    const may = due.flatMap(({ step }) => whoMayDecide({ request, stepId: step._id, directory, now }));
    const to = recipients(
      'decides',
      may.map(({ personId }) => personId),
    );
    await db.transaction((tx) => notify(tx, context, { kind: 'claim-waits', subject: { id: row.id, title: row.title }, to }));
  }
}
