import type { ApprovalKind, ApprovalSubject } from '@quad/domain/approvals';
import { asc, desc, sql } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { approvalFlows, approvalRequests } from '../../db/schema.ts';

type FlowRow = typeof approvalFlows.$inferSelect;

function isOfKind(instituteId: string, kind: ApprovalKind) {
  return matches(approvalFlows, { instituteId, kind });
}

/** The newest versions of an institute's own flow, active one first. */
export function findFlows(db: Database, instituteId: string, kind: ApprovalKind, limit: number): Promise<FlowRow[]> {
  return db.select().from(approvalFlows).where(isOfKind(instituteId, kind)).orderBy(desc(approvalFlows.version)).limit(limit);
}

export async function insertFlow(tx: Database, row: FlowRow): Promise<void> {
  await tx.insert(approvalFlows).values(row);
}

function isOpen(instituteId: string, kind: ApprovalKind) {
  return matches(approvalRequests, { instituteId, status: 'open', kind });
}

/** Number of open requests by version. */
export async function countOpenByVersion(db: Database, instituteId: string, kind: ApprovalKind): Promise<ReadonlyMap<number, number>> {
  const version = sql<number>`(${approvalRequests.flow} ->> 'version')::int`;
  const rows = await db
    .select({ version, count: sql<number>`count(*)::int` })
    .from(approvalRequests)
    .where(isOpen(instituteId, kind))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.version, row.count]));
}

/** Open requests, oldest first, with what determines who decides them. */
export function findOpen(
  db: Database,
  instituteId: string,
  kind: ApprovalKind,
  limit: number,
): Promise<{ id: string; subject: ApprovalSubject; requestedBy: string }[]> {
  const { id, subject, requestedBy, requestedAt } = approvalRequests;
  return db
    .select({ id, subject, requestedBy })
    .from(approvalRequests)
    .where(isOpen(instituteId, kind))
    .orderBy(asc(requestedAt), asc(id))
    .limit(limit);
}
