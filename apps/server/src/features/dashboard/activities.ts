import type { Activity } from '@quad/domain/activities';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, positionHolders, positions, roomRequests, users } from '../../db/schema.ts';

const SHOWN = 10;

interface Happening extends Pick<Activity, 'type' | 'description'> {
  readonly at: Date;
}

/** What happened lately in the institute, newest first (access D2). Each source is read from its newest end only. */
export async function recentActivities({ db, instituteId }: Context): Promise<Activity[]> {
  const sources = await Promise.all([decisions(db, instituteId), newEvents(db, instituteId), appointments(db, instituteId)]);
  return sources
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, SHOWN)
    .map(({ type, description, at }) => ({ type, description, timestamp: at.toISOString() }));
}

async function decisions(db: Database, instituteId: string): Promise<Happening[]> {
  const rows = await db
    .select({ room: roomRequests.room, status: roomRequests.status, decidedAt: roomRequests.decidedAt, title: events.title })
    .from(roomRequests)
    .innerJoin(events, and(eq(events.instituteId, roomRequests.instituteId), eq(events.id, roomRequests.eventId)))
    .where(and(eq(roomRequests.instituteId, instituteId), isNotNull(roomRequests.decidedAt)))
    .orderBy(desc(roomRequests.decidedAt))
    .limit(SHOWN);
  return rows.flatMap(({ room, status, decidedAt, title }) =>
    decidedAt ? [{ type: 'approval', description: `${status}: room ${room} for '${title}'`, at: decidedAt } as const] : [],
  );
}

/** Ids begin with the moment they were made, so the newest ones are at the end of the key. */
async function newEvents(db: Database, instituteId: string): Promise<Happening[]> {
  const rows = await db
    .select({ title: events.title, unit: orgUnits.name, at: events.createdAt })
    .from(events)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, events.instituteId), eq(orgUnits.id, events.unitId)))
    .where(eq(events.instituteId, instituteId))
    .orderBy(desc(events.id))
    .limit(SHOWN);
  return rows.map(({ title, unit, at }) => ({ type: 'event', description: `${unit} planned '${title}'`, at }));
}

async function appointments(db: Database, instituteId: string): Promise<Happening[]> {
  const rows = await db
    .select({ name: users.name, title: positions.title, tenure: positionHolders.tenureYear, at: positionHolders.createdAt })
    .from(positionHolders)
    .innerJoin(users, and(eq(users.instituteId, positionHolders.instituteId), eq(users.id, positionHolders.userId)))
    .innerJoin(positions, and(eq(positions.instituteId, positionHolders.instituteId), eq(positions.id, positionHolders.positionId)))
    .where(eq(positionHolders.instituteId, instituteId))
    .orderBy(desc(positionHolders.id))
    .limit(SHOWN);
  return rows.map(({ name, title, tenure, at }) => ({ type: 'cosa', description: `${name} became ${title} for ${tenure}`, at }));
}
