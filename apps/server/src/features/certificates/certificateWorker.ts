import { certificatesToIssue } from '@quad/domain/certificates';
import { entryId } from '@quad/domain/records';
import type { Context } from '../../context.ts';
import { type Batches, repeatable } from '../../db/batches.ts';
import { newId } from '../../db/ids.ts';
import { withPauses } from '../../db/pauses.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { record } from '../audit/audit.service.ts';
import { readEventWithUnit } from '../events/events.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { issueFor } from '../records/credentials.service.ts';
import { findRun, insertCertificates, lockNames, saveRun } from './certificates.repo.ts';
import { factsOf, newCertificate } from './certificates.service.ts';
import type { CertificateRunRow } from './certificates.table.ts';

/** Number of certificates issued and notified of per transaction. Other requests can use the database in between. */
const BATCH_SIZE = 100;

/** Worker that issues certificates in batches. A retry continues where it stopped, and nobody gets two. */
export function certificateWorker(contextOf: (instituteId: string) => Promise<Context | undefined> | Context | undefined): Worker {
  return async ({ data, isLastAttempt }) => {
    const { instituteId, runId } = data as { instituteId: string; runId: string };
    const context = await contextOf(instituteId);
    const run = context && (await findRun(context.db, { instituteId, id: runId }));
    if (!context || run?.state !== 'issuing') return 'delete';
    try {
      await issueRun(context, run);
    } catch (error) {
      if (isLastAttempt) await saveRun(context.db, run, { state: 'failed' });
      throw error;
    }
    return 'keep';
  };
}

async function issueRun(context: Context, run: CertificateRunRow): Promise<void> {
  const { clock, db, instituteId } = context;
  const found = await readEventWithUnit(db, instituteId, run.eventId);
  if (!found.ok) throw new Error('An event whose certificates are issued is not there.');
  const { facts, issued } = await factsOf(db, context, found.value, run.kind);
  const order = { kind: run.kind, days: run.content.days };
  const left = certificatesToIssue(facts, order, { now: clock(), issued });
  // Issuing may be cancelled meanwhile: issued certificates stay, and nobody else gets one.
  const all = left.ok ? left.value.slice(0, run.count - run.done) : [];
  let { done } = run;
  for await (const batch of withPauses(inBatches(all))) {
    done += await db.transaction(async (tx) => {
      const names = await lockNames(
        tx,
        instituteId,
        batch.map(({ userId }) => userId),
      );
      const now = clock();
      const rows = batch.flatMap(({ userId, rank }) => {
        const name = names.get(userId);
        const of = { ...run, runId: run.id, userId, rank };
        return name === undefined ? [] : [newCertificate(of, { id: newId(now), name, issuedAt: now })];
      });
      const got = rows.length > 0 ? await insertCertificates(tx, rows) : [];
      const userIds = [...new Set(got.map(({ userId }) => userId))];
      if (run.kind === 'attendance') {
        for (const userId of userIds) await issueFor(tx, context, { instituteId, userId }, [entryId('event', run.eventId)]);
      }
      const subject = { id: run.eventId, title: found.value.event.title };
      await notify(tx, context, { kind: 'certificate-issued', subject, to: recipients('owns', userIds) });
      await saveRun(tx, run, { done: done + got.length });
      return got.length;
    });
  }
  await db.transaction(async (tx) => {
    await saveRun(tx, run, { state: 'done', count: done, done });
    await record(tx, context, run.issuedBy, {
      action: 'certificate.issued',
      subjectId: run.eventId,
      detail: { kind: run.kind, count: done },
    });
  });
}

function inBatches<Item>(items: readonly Item[]): Batches<Item> {
  return repeatable(async function* () {
    for (let from = 0; from < items.length; from += BATCH_SIZE) yield items.slice(from, from + BATCH_SIZE);
  });
}
