import { eventStatus } from '@quad/domain/events';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { campusDay } from '@quad/domain/time';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import {
  achievements,
  eventParticipants,
  events,
  positionHolders,
  positions,
  roomRequests,
  skills,
  userSkills,
  users,
} from '../../../db/schema.ts';
import type { Figure, FigureName } from '../figures.repo.ts';

/** Counts every figure from the rows with the domain's rules. Slow, and independent of the triggers. */
export async function countByHand(db: Database, instituteId: string, now: Date): Promise<Figure[]> {
  const tally = new Map<string, Figure>();
  const add = (scope: string, name: FigureName, key: string, amount = 1) => {
    const id = [scope, name, key].join('|');
    tally.set(id, { scope, name, key, amount: (tally.get(id)?.amount ?? 0) + amount });
  };
  await countEvents(db, instituteId, now, add);
  for (const user of await db.select().from(users).where(eq(users.instituteId, instituteId))) {
    add('institute', 'users', user.status);
    add('institute', 'users-by-program', user.program ?? '');
    add('institute', 'users-by-branch', user.branch ?? '');
    add('institute', 'users-by-batch-year', user.batchYear ?? '');
  }
  for (const { verifiedAt, type } of await db.select().from(achievements).where(eq(achievements.instituteId, instituteId))) {
    add('institute', 'achievements', verifiedAt ? 'verified' : 'pending');
    if (!verifiedAt) add('institute', 'achievements-pending', type);
  }
  for (const { endorsedAt, type } of await db.select().from(skills).where(eq(skills.instituteId, instituteId))) {
    if (!endorsedAt) add('institute', 'skills-pending', type);
  }
  for (const { endorsedAt, skillType } of await db.select().from(userSkills).where(eq(userSkills.instituteId, instituteId))) {
    if (!endorsedAt) add('institute', 'user-skills-pending', skillType);
  }
  const held = await db.select().from(positionHolders).where(eq(positionHolders.instituteId, instituteId));
  const known = await db.select().from(positions).where(eq(positions.instituteId, instituteId));
  for (const { status, positionId } of held) {
    const unitId = known.find(({ id }) => id === positionId)?.unitId;
    if (status === 'active') add(`unit ${unitId}`, 'active-holdings', '');
  }
  for (const { status } of await db.select().from(roomRequests).where(eq(roomRequests.instituteId, instituteId))) {
    add('institute', 'room-requests', status);
  }
  return [...tally.values()].filter(({ amount }) => amount !== 0);
}

type Add = (scope: string, name: FigureName, key: string, amount?: number) => void;

async function countEvents(db: Database, instituteId: string, now: Date, add: Add): Promise<void> {
  const attending = await db.select().from(eventParticipants).where(eq(eventParticipants.instituteId, instituteId));
  const present = new Map<string, Set<string>>();
  for (const event of await db.select().from(events).where(eq(events.instituteId, instituteId))) {
    const { id, unitId, category, startsAt, endsAt } = event;
    const status = eventStatus({ stored: event.status, start: startsAt, end: endsAt, now });
    const people = attending.filter(({ eventId }) => eventId === id).map(({ userId }) => userId);
    for (const scope of [`unit ${unitId}`, `category ${category}`]) {
      add(scope, 'events', status === 'completed' || status === 'cancelled' ? status : 'open');
      if (status === 'completed') add(scope, 'participation', '', people.length);
      if (startsAt) add(scope, 'events-by-month', month(startsAt));
    }
    if (status !== 'completed') continue;
    for (const scope of ['institute', `category ${category}`]) {
      const key = `${scope}|${month(startsAt ?? endsAt)}`;
      present.set(key, new Set([...(present.get(key) ?? []), ...people]));
    }
  }
  for (const [key, people] of present) {
    const [scope = '', of = ''] = key.split('|');
    add(scope, 'participants-by-month', of, people.size);
  }
}

function month(moment: Date | null): string {
  return campusDay(moment, DEFAULT_INSTITUTE.timeZone).slice(0, 7);
}
