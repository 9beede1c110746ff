import type { FailedJob, Health, QueueLoad } from '@quad/domain/administration';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, readPage, type TimeCursor } from '../../db/pages.ts';
import {
  countFailed,
  countJobs,
  type FailedJobRow,
  findFailed,
  type QueueCounts,
  removeFailed,
  reviveFailed,
} from '../../jobs/overview.ts';
import type { Installation } from '../../plugins/endpoints.ts';
import type { WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { listIds } from '../institutes/institutes.service.ts';
import { findPeopleByIds } from './people.repo.ts';

/** Lists failed jobs of the institute, latest first (access M8, docs/specification/administration.md#administration-work). */
export async function listFailedJobs(context: Context, page: PageRequest<TimeCursor>): Promise<Page<FailedJob, TimeCursor>> {
  const { db, instituteId } = context;
  const found = await readPage(page, {
    read: (limit, after) => findFailed(db, { instituteId, limit, after }),
    cursorOf: ({ failedOn, id }) => ({ at: failedOn, id }),
    count: async () => ({ count: await countFailed(db, instituteId), isExact: true }),
  });
  const ids = found.items.flatMap(({ recipientId }) => (recipientId === null ? [] : [recipientId]));
  const people = new Map((await findPeopleByIds(db, instituteId, ids)).map((person) => [person.id, person]));
  return mapPage(found, (job) => toFailedJob(job, people.get(job.recipientId ?? '')));
}

interface FailedJobParams extends WriteParams {
  readonly workId: string;
}

const NOT_THERE = refuse('NOT_FOUND', 'There is no such failed job.');

/** Retries a failed job (access M8). */
export function retryFailedJob(context: Context, params: FailedJobParams): Promise<Result<{ message: string }>> {
  return decide(context, params, { apply: reviveFailed, action: 'work.retry', message: 'It is tried once more.' });
}

/** Deletes a failed job (access M8). */
export function removeFailedJob(context: Context, params: FailedJobParams): Promise<Result<{ message: string }>> {
  return decide(context, params, { apply: removeFailed, action: 'work.remove', message: 'It was discarded permanently.' });
}

interface Decision {
  readonly apply: typeof removeFailed;
  readonly action: 'work.retry' | 'work.remove';
  readonly message: string;
}

function decide(
  context: Context,
  { actor, claim, workId }: FailedJobParams,
  { apply, action, message }: Decision,
): Promise<Result<{ message: string }>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const job = await apply(tx, { instituteId, id: workId });
    if (!job) return NOT_THERE;
    return accept({ value: { message }, audit: { action, subjectId: workId, detail: { queue: job.queue, kind: job.kind } } });
  });
}

/**
 * State of the installation (access M8). If several institutes share it, only the institute's own jobs are shown, because the rest concerns
 * the operator.
 */
export async function examineHealth(context: Context, { acrossInstitutes, examine }: Installation): Promise<Health> {
  const { db, clock, instituteId } = context;
  // Counts institutes without row-level security, which applies to them but not to the queues.
  const alone = (await listIds(acrossInstitutes)).length === 1;
  const queues = await countJobs(db, alone ? undefined : instituteId);
  const findings = alone ? await examine() : null;
  return {
    examined_at: clock().toISOString(),
    findings: findings?.map((finding) => ({ advice: null, ...finding })) ?? null,
    queues: queues.map(toLoad),
  };
}

function toLoad({ queue, waiting, later, active, failed, oldestSeconds }: QueueCounts): QueueLoad {
  return { queue, waiting, later, at_work: active, given_up: failed, oldest_seconds: oldestSeconds };
}

function toFailedJob(job: FailedJobRow, person: { id: string; name: string; email: string } | undefined): FailedJob {
  const { id, queue, kind, attempts, failedOn, reason, accountId } = job;
  const recipient = person ? { _id: person.id, name: person.name, username: person.email } : null;
  return {
    _id: id,
    queue,
    kind,
    attempts,
    given_up_at: new Date(failedOn).toISOString(),
    reason: reason ?? '',
    recipient,
    account: accountId,
  };
}
