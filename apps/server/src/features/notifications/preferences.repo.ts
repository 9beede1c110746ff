import type { Channels, Digest, Topic } from '@quad/domain/notifications';
import { sql } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { notificationChannels, notificationSettings } from '../../db/schema.ts';

/** The user whose preferences are read or changed. */
export interface PreferencesOwner {
  readonly instituteId: string;
  readonly userId: string;
}

/** The channels that a user has chosen, by topic. Topics without a choice are missing. */
export async function findChannels(db: Database, { instituteId, userId }: PreferencesOwner): Promise<Partial<Record<Topic, Channels>>> {
  const rows = await db.select().from(notificationChannels).where(matches(notificationChannels, { instituteId, userId }));
  return Object.fromEntries(rows.map(({ topic, inbox, mail, push }) => [topic, { inbox, mail, push }]));
}

export async function saveChannels(
  tx: Database,
  { instituteId, userId }: PreferencesOwner,
  topic: Topic,
  channels: Channels,
): Promise<void> {
  await tx
    .insert(notificationChannels)
    .values({ instituteId, userId, topic, ...channels })
    .onConflictDoUpdate({
      target: [notificationChannels.instituteId, notificationChannels.userId, notificationChannels.topic],
      set: { ...channels },
    });
}

/** Preferences that do not belong to a topic. */
export type Settings = Pick<typeof notificationSettings.$inferSelect, 'digest' | 'language'>;

export async function findSettings(db: Database, { instituteId, userId }: PreferencesOwner): Promise<Settings | undefined> {
  const [row] = await db
    .select({ digest: notificationSettings.digest, language: notificationSettings.language })
    .from(notificationSettings)
    .where(matches(notificationSettings, { instituteId, userId }));
  return row;
}

export async function saveSettings(
  tx: Database,
  { instituteId, userId }: PreferencesOwner,
  settings: { digest?: Digest | undefined; language?: Settings['language'] | undefined },
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ instituteId, userId, ...settings })
    .onConflictDoUpdate({
      target: [notificationSettings.instituteId, notificationSettings.userId],
      set: {
        digest: settings.digest ?? sql`${notificationSettings.digest}`,
        language: settings.language ?? sql`${notificationSettings.language}`,
      },
    });
}
