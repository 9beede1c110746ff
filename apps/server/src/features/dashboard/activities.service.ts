import type { Activity } from '@quad/domain/activities';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findLastAppointments, findLastDecisions, findNewEvents } from './activities.repo.ts';

const MAX_ACTIVITIES = 10;

interface DatedActivity extends Pick<Activity, 'type' | 'description'> {
  readonly at: Date;
}

/** Recent activities of the institute, newest first (access D2). Only the newest rows of each source are read. */
export async function recentActivities({ db, instituteId }: Context): Promise<Activity[]> {
  const sources = await Promise.all([decisions(db, instituteId), newEvents(db, instituteId), appointments(db, instituteId)]);
  return sources
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MAX_ACTIVITIES)
    .map(({ type, description, at }) => ({ type, description, timestamp: at.toISOString() }));
}

async function decisions(db: Database, instituteId: string): Promise<DatedActivity[]> {
  const rows = await findLastDecisions(db, instituteId, MAX_ACTIVITIES);
  return rows.flatMap(({ room, status, decidedAt, title }) =>
    decidedAt ? [{ type: 'approval', description: `${status}: room ${room} for '${title}'`, at: decidedAt } as const] : [],
  );
}

async function newEvents(db: Database, instituteId: string): Promise<DatedActivity[]> {
  const rows = await findNewEvents(db, instituteId, MAX_ACTIVITIES);
  return rows.map(({ title, unit, at }) => ({ type: 'event', description: `${unit} planned '${title}'`, at }));
}

async function appointments(db: Database, instituteId: string): Promise<DatedActivity[]> {
  const rows = await findLastAppointments(db, instituteId, MAX_ACTIVITIES);
  return rows.map(({ name, title, tenure, at }) => ({ type: 'cosa', description: `${name} became ${title} for ${tenure}`, at }));
}
