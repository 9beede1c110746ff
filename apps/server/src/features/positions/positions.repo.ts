import type { UnitCategory } from '@quad/domain/org-units';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { orgUnits, positionHolders, positions, users } from '../../db/schema.ts';
import type { PersonRow } from '../accounts/accounts.service.ts';
import type { PositionHolderRow, PositionRow } from './positions.table.ts';

/** A unit, as far as positions name it and rights depend on it. */
export type UnitOfPosition = Pick<typeof orgUnits.$inferSelect, 'id' | 'name' | 'category' | 'contactEmail'>;

/** A position with its unit. */
export interface PositionEntry {
  readonly position: PositionRow;
  readonly unit: UnitOfPosition;
}

/** A position holder with everything that its answers show, read in one statement. */
export interface PositionHolderEntry {
  readonly positionHolder: PositionHolderRow;
  readonly person: PersonRow;
  readonly position: Pick<PositionRow, 'id' | 'title' | 'positionType' | 'responsibilities'>;
  readonly unit: UnitOfPosition;
  readonly appointer: PersonRow | null;
}

/** Of which units, and whose. What is left out leaves nothing out. */
export interface Among {
  readonly positionId?: string;
  readonly unitId?: string;
  readonly category?: UnitCategory;
  readonly userId?: string;
}

const appointers = alias(users, 'appointers');
const unitColumns = { id: orgUnits.id, name: orgUnits.name, category: orgUnits.category, contactEmail: orgUnits.contactEmail };

function isAmong({ positionId, unitId, category }: Among): SQL | undefined {
  return and(
    positionId === undefined ? undefined : eq(positions.id, positionId),
    unitId === undefined ? undefined : eq(positions.unitId, unitId),
    category === undefined ? undefined : eq(orgUnits.category, category),
  );
}

/** Positions with their units, by title. */
export function findPositions(db: Database, instituteId: string, among: Omit<Among, 'userId'> = {}): Promise<PositionEntry[]> {
  return db
    .select({ position: positions, unit: unitColumns })
    .from(positions)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .where(and(eq(positions.instituteId, instituteId), isAmong(among)))
    .orderBy(asc(positions.title), asc(positions.id));
}

/** Position holders with their people, positions and units: newest tenure first, then by name. */
export function findPositionHolders(db: Database, instituteId: string, { userId, ...among }: Among = {}): Promise<PositionHolderEntry[]> {
  const isTheirs = userId === undefined ? undefined : eq(positionHolders.userId, userId);
  return db
    .select({
      positionHolder: positionHolders,
      person: { id: users.id, name: users.name, email: users.email, rollNumber: users.rollNumber },
      position: {
        id: positions.id,
        title: positions.title,
        positionType: positions.positionType,
        responsibilities: positions.responsibilities,
      },
      unit: unitColumns,
      appointer: { id: appointers.id, name: appointers.name, email: appointers.email, rollNumber: appointers.rollNumber },
    })
    .from(positionHolders)
    .innerJoin(users, and(eq(users.instituteId, positionHolders.instituteId), eq(users.id, positionHolders.userId)))
    .innerJoin(positions, and(eq(positions.instituteId, positionHolders.instituteId), eq(positions.id, positionHolders.positionId)))
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .leftJoin(appointers, and(eq(appointers.instituteId, positionHolders.instituteId), eq(appointers.id, positionHolders.appointedBy)))
    .where(and(eq(positionHolders.instituteId, instituteId), isTheirs, isAmong(among)))
    .orderBy(desc(positionHolders.tenureYear), asc(users.name), asc(positionHolders.id));
}

export async function insertPosition(tx: Database, position: typeof positions.$inferInsert): Promise<PositionRow> {
  const [row] = await tx.insert(positions).values(position).returning();
  if (!row) throw new Error('The new position was not returned.');
  return row;
}

/** A position whose places nobody else gives away until the transaction ends. */
export async function holdPosition(tx: Database, instituteId: string, id: string): Promise<PositionEntry | undefined> {
  await tx
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.instituteId, instituteId), eq(positions.id, id)))
    .for('no key update');
  const [entry] = await findPositions(tx, instituteId, { positionId: id });
  return entry;
}

type Places = Pick<PositionHolderRow, 'instituteId' | 'positionId' | 'tenureYear'>;

function isIn({ instituteId, positionId, tenureYear }: Places) {
  return and(
    eq(positionHolders.instituteId, instituteId),
    eq(positionHolders.positionId, positionId),
    eq(positionHolders.tenureYear, tenureYear),
  );
}

/** How many places of a position are taken in a tenure: by those who hold it, not by those who held it. */
export async function countActive(tx: Database, places: Places): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(positionHolders)
    .where(and(isIn(places), eq(positionHolders.status, 'active')));
  return row?.taken ?? 0;
}

/** True when the person holds or held the position in the tenure, in whatever state. */
export async function holdsAlready(tx: Database, places: Places, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: positionHolders.id })
    .from(positionHolders)
    .where(and(isIn(places), eq(positionHolders.userId, userId)));
  return rows.length > 0;
}

export async function insertPositionHolder(tx: Database, positionHolder: typeof positionHolders.$inferInsert): Promise<PositionHolderRow> {
  const [row] = await tx.insert(positionHolders).values(positionHolder).returning();
  if (!row) throw new Error('The new position holder was not returned.');
  return row;
}
