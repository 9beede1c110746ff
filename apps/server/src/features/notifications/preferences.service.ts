import type { Language } from '@quad/domain/language';
import {
  DEFAULT_CHANNELS,
  DEFAULT_DIGEST,
  type NotificationPreferences,
  type PreferencesInput,
  TOPICS,
  topicsFor,
} from '@quad/domain/notifications';
import { accept, type Result } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { UNAUTHENTICATED } from '../../plugins/errors.ts';
import { lockActor } from '../../plugins/session.ts';
import { findChannels, findSettings, type PreferencesOwner, saveChannels, saveSettings } from './preferences.repo.ts';

/** The requester's channels for each topic, with defaults where nothing is chosen (access N2). */
export async function readPreferences(
  { db, instituteId }: Context,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<NotificationPreferences> {
  const owner = { instituteId, userId };
  const [channels, settings] = await Promise.all([findChannels(db, owner), findSettings(db, owner)]);
  return {
    topics: topicsFor(role).map((topic) => ({ topic, channels: channels[topic] ?? DEFAULT_CHANNELS[topic] })),
    digest: settings?.digest ?? DEFAULT_DIGEST,
  };
}

/** Changes the given preferences only (access N2). */
export async function changePreferences(
  context: Context,
  { userId, role }: Actor,
  { topics, digest, language }: PreferencesInput,
): Promise<Result<NotificationPreferences>> {
  const { db, instituteId } = context;
  const owner = { instituteId, userId };
  const isStored = await db.transaction(async (tx) => {
    if (!(await lockActor(tx, context, userId))) return false;
    for (const { topic, channels } of topics) await saveChannels(tx, owner, topic, channels);
    if (digest !== undefined || language !== undefined) await saveSettings(tx, owner, { digest, language });
    return true;
  });
  if (!isStored) return { ok: false, refusal: UNAUTHENTICATED };
  return accept(await readPreferences(context, { userId, role }));
}

/** What an unsubscribe link stops: the mails of a topic, or the digest. */
export const MAIL_SUBSCRIPTIONS = [...TOPICS, 'digest'] as const;
export type MailSubscription = (typeof MAIL_SUBSCRIPTIONS)[number];

/** Turns off the mails of a topic, or the digest. */
export async function unsubscribeFrom(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  userId: string,
  subscription: MailSubscription,
): Promise<void> {
  const owner: PreferencesOwner = { instituteId, userId };
  await db.transaction(async (tx) => {
    if (!(await lockActor(tx, { instituteId }, userId))) return;
    if (subscription === 'digest') return saveSettings(tx, owner, { digest: 'none' });
    const channels = (await findChannels(tx, owner))[subscription] ?? DEFAULT_CHANNELS[subscription];
    return saveChannels(tx, owner, subscription, { ...channels, mail: false });
  });
}

/** The language of a person's mails, and whether they want those of a subscription. */
export async function findMailPreferences(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  userId: string,
  subscription: MailSubscription | undefined,
): Promise<{ language: Language; isWanted: boolean }> {
  const owner = { instituteId, userId };
  const [channels, settings] = await Promise.all([findChannels(db, owner), findSettings(db, owner)]);
  const wants = (which: MailSubscription) =>
    which === 'digest' ? (settings?.digest ?? DEFAULT_DIGEST) !== 'none' : (channels[which] ?? DEFAULT_CHANNELS[which]).mail;
  return { language: settings?.language ?? 'en', isWanted: subscription === undefined || wants(subscription) };
}
