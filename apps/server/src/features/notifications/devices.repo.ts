import { and, asc, eq, sql } from 'drizzle-orm';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { pushSubscriptions } from '../../db/schema.ts';

export type DeviceRow = typeof pushSubscriptions.$inferSelect;
type DeviceKey = Pick<DeviceRow, 'instituteId' | 'endpointHash'>;

/** Stores a device. A device that was registered by another user is taken over. */
export async function saveDevice(tx: Database, device: DeviceRow): Promise<void> {
  const { userId, sessionHash, p256dh, auth, createdAt } = device;
  await tx
    .insert(pushSubscriptions)
    .values(device)
    .onConflictDoUpdate({
      target: [pushSubscriptions.instituteId, pushSubscriptions.endpointHash],
      set: { userId, sessionHash, p256dh, auth, createdAt },
    });
}

/** Deletes a person's oldest devices beyond that number. */
export async function dropOldest(
  tx: Database,
  { instituteId, userId }: Pick<DeviceRow, 'instituteId' | 'userId'>,
  limit: number,
): Promise<void> {
  await tx.execute(sql`
    delete from ${pushSubscriptions} where institute_id = ${instituteId} and endpoint_hash in (
      select endpoint_hash from ${pushSubscriptions} where institute_id = ${instituteId} and user_id = ${userId}
      order by created_at desc, endpoint_hash offset ${limit})`);
}

/** Deletes a device of a person. */
export async function deleteDeviceOf(
  tx: Database,
  { instituteId, endpointHash, userId }: DeviceKey & Pick<DeviceRow, 'userId'>,
): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(isDevice({ instituteId, endpointHash }), eq(pushSubscriptions.userId, userId)));
}

/** Deletes a device that no longer exists. */
export async function deleteDevice(db: Database, key: DeviceKey): Promise<void> {
  await db.delete(pushSubscriptions).where(isDevice(key));
}

export function findDevice(db: Database, key: DeviceKey): Promise<DeviceRow | undefined> {
  return firstRow(db.select().from(pushSubscriptions).where(isDevice(key)));
}

/** The devices of these people. */
export function findDevices(db: Database, instituteId: string, userIds: readonly string[]) {
  return db
    .select({ userId: pushSubscriptions.userId, endpointHash: pushSubscriptions.endpointHash })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.instituteId, instituteId), sql`${pushSubscriptions.userId} = any(${sql.param([...userIds])}::uuid[])`))
    .orderBy(asc(pushSubscriptions.userId), asc(pushSubscriptions.endpointHash));
}

function isDevice({ instituteId, endpointHash }: DeviceKey) {
  return matches(pushSubscriptions, { instituteId, endpointHash });
}
