import { CERTIFICATE_TEMPLATES } from '@quad/domain/certificates';
import { entryId } from '@quad/domain/records';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { startRequest } from '../approvals/approvals.service.ts';
import { readFlowOf } from '../approvals/flows.service.ts';
import type { ApprovalContext } from '../approvals/officeHolders.service.ts';
import { readEventWithUnit } from '../events/events.service.ts';
import { issueFor } from '../records/credentials.service.ts';
import { findFacts, findNames, insertCertificates, insertRun } from './certificates.repo.ts';
import { freezeContent, newCertificate, subjectOf } from './certificates.service.ts';

const SIGNATORIES = [
  { name: 'Prof. Lakshmi Raghavan', office: 'Dean of Student Affairs' },
  { name: 'Kavya Subramanian', office: 'President, Student Council' },
];

interface Ordered {
  readonly eventId: string;
  readonly issuedBy: string;
}

/** An order for all participants of an event; undefined if the event does not exist. */
async function orderOf(tx: Database, context: ApprovalContext, { eventId, issuedBy }: Ordered) {
  const { clock, instituteId } = context;
  const found = await readEventWithUnit(tx, instituteId, eventId);
  if (!found.ok) return undefined;
  const createdAt = clock();
  const { attended } = await findFacts(tx, { instituteId, eventId });
  const order = { kind: 'attendance' as const, days: 1, ...CERTIFICATE_TEMPLATES.attendance, signatories: SIGNATORIES };
  const content = freezeContent(context, found.value, { order, language: 'en' });
  const run = { instituteId, id: newId(createdAt), eventId, issuedBy, kind: order.kind, content, createdAt, count: attended.length };
  return { event: found.value, attended, run };
}

/** Issues the certificates of a demonstration event and the credentials of its participants. */
export async function issueOfDemonstration(
  tx: Database,
  context: ApprovalContext & Pick<Context, 'keys'>,
  ordered: Ordered,
): Promise<void> {
  const order = await orderOf(tx, context, ordered);
  if (!order) return;
  const { attended, run } = order;
  const names = await findNames(
    tx,
    run.instituteId,
    attended.map(({ userId }) => userId),
  );
  await insertRun(tx, { ...run, state: 'done', done: run.count });
  const { createdAt: issuedAt } = run;
  const rows = attended.map(({ userId }) =>
    newCertificate({ ...run, runId: run.id, rank: '', userId }, { id: newId(issuedAt), name: names.get(userId) ?? '', issuedAt }),
  );
  if (rows.length > 0) await insertCertificates(tx, rows);
  for (const { instituteId, userId, eventId } of rows) await issueFor(tx, context, { instituteId, userId }, [entryId('event', eventId)]);
}

/** Requests the certificates of a demonstration event, under the current flow. */
export async function requestOfDemonstration(tx: Database, context: ApprovalContext, ordered: Ordered): Promise<void> {
  const order = await orderOf(tx, context, ordered);
  if (!order) return;
  const { event, run } = order;
  const start = { subject: subjectOf(event), subjectId: run.id, title: event.event.title, requestedBy: run.issuedBy };
  const requestId = await startRequest(tx, context, { ...start, flow: await readFlowOf(tx, context, 'certificates') });
  await insertRun(tx, { ...run, state: 'asked', requestId });
}
