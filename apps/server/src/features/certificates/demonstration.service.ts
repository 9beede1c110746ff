import { CERTIFICATE_TEMPLATES } from '@quad/domain/certificates';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { readBareEvent } from '../events/events.service.ts';
import { findFacts, findNames, insertCertificates, insertRun } from './certificates.repo.ts';
import { frozen, newCertificate } from './certificates.service.ts';

const SIGNATORIES = [
  { name: 'Prof. Lakshmi Raghavan', office: 'Dean of Student Affairs' },
  { name: 'Kavya Subramanian', office: 'President, Student Council' },
];

/** Issues the certificates of an event of the demonstration, as they were the day after. */
export async function issueOfDemonstration(
  tx: Database,
  context: Pick<Context, 'clock' | 'config' | 'instituteId'>,
  { eventId, issuedBy }: { eventId: string; issuedBy: string },
): Promise<void> {
  const { clock, instituteId } = context;
  const found = await readBareEvent(tx, instituteId, eventId);
  if (!found.ok) return;
  const now = clock();
  const { attended } = await findFacts(tx, { instituteId, eventId });
  const names = await findNames(
    tx,
    instituteId,
    attended.map(({ userId }) => userId),
  );
  const order = { kind: 'attendance' as const, days: 1, ...CERTIFICATE_TEMPLATES.attendance, signatories: SIGNATORIES };
  const run = {
    instituteId,
    id: newId(now),
    eventId,
    issuedBy,
    kind: order.kind,
    content: frozen(context, found.value, { order, language: 'en' }),
    createdAt: now,
  };
  await insertRun(tx, { ...run, state: 'done', count: attended.length, done: attended.length });
  const of = { ...run, runId: run.id, rank: '' };
  const rows = attended.map(({ userId }) =>
    newCertificate({ ...of, userId }, { id: newId(now), name: names.get(userId) ?? '', issuedAt: now }),
  );
  if (rows.length > 0) await insertCertificates(tx, rows);
}
