import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditLog, positionHolders, positions } from '../../../db/schema.ts';
import type { TestApp, TestPerson } from '../../../testing/testApp.ts';
import { addUnit } from '../../events/testing/records.ts';

/** Adds two clubs and signs in a person of each role that matters to positions. The coordinator is that of the Robotics Club. */
export async function addCampus(server: TestApp, { student, coordinator }: { student?: TestPerson; coordinator?: TestPerson } = {}) {
  return {
    roboticsId: (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' })).id,
    danceId: (await addUnit(server.context, { name: 'Dance Club', category: 'cultural' })).id,
    student: await server.signIn(student),
    coordinator: await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example', ...coordinator }),
    scitech: await server.signIn({ role: 'GENSEC_SCITECH' }),
    president: await server.signIn({ role: 'PRESIDENT' }),
  };
}
export type Campus = Awaited<ReturnType<typeof addCampus>>;

/** Deletes all positions and their holders. */
export async function clearPositions({ db, instituteId }: Context): Promise<void> {
  await db.delete(positionHolders).where(eq(positionHolders.instituteId, instituteId));
  await db.delete(positions).where(eq(positions.instituteId, instituteId));
}

/** Audit log entries of a record. */
export function auditedOf({ db, instituteId }: Context, subjectId: string) {
  return db
    .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, subjectId)));
}
