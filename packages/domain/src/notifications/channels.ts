import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { LANGUAGES } from '../language/language.ts';
import { kindOf, type NotificationKind, TOPICS, type Topic } from './kinds.ts';

/** Notification channels. */
export const CHANNELS = ['inbox', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channels that a person has enabled for a topic. */
export type Channels = Readonly<Record<Channel, boolean>>;

/** Default channels: a mail only for changes of the person's own plans. */
export const DEFAULT_CHANNELS: Readonly<Record<Topic, Channels>> = {
  waiting: { inbox: true, mail: false, push: false },
  'room-requests': { inbox: true, mail: true, push: true },
  endorsements: { inbox: true, mail: true, push: false },
  feedback: { inbox: true, mail: true, push: false },
  positions: { inbox: true, mail: false, push: false },
  registrations: { inbox: true, mail: true, push: true },
  events: { inbox: true, mail: true, push: true },
  notices: { inbox: true, mail: true, push: true },
  reminders: { inbox: true, mail: false, push: false },
  account: { inbox: true, mail: true, push: false },
};

/** How often unseen notifications are sent in a digest mail. */
export const DIGESTS = ['none', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];
export const DEFAULT_DIGEST: Digest = 'weekly';

const ChannelsSchema = v.object({ inbox: v.boolean(), mail: v.boolean(), push: v.boolean() });

/** A person's preferences by topic, with defaults for the rest. */
export const NotificationPreferences = v.object({
  topics: v.array(v.object({ topic: v.picklist(TOPICS), channels: ChannelsSchema })),
  digest: v.picklist(DIGESTS),
});
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>;

/** Body that changes the person's own preferences: the topics that change, and the digest and the language of mails if those change. */
export const PreferencesInput = body({
  topics: v.optional(v.pipe(v.array(v.object({ topic: v.picklist(TOPICS), channels: ChannelsSchema })), v.maxLength(TOPICS.length)), []),
  digest: v.optional(v.picklist(DIGESTS)),
  language: v.optional(v.picklist(LANGUAGES)),
});
export type PreferencesInput = v.InferOutput<typeof PreferencesInput>;

/** Returns the channels for a kind of notification. */
export function channelsOf(kind: NotificationKind, chosen: Partial<Record<Topic, Channels>>): Channels {
  const { topic } = kindOf(kind);
  return chosen[topic] ?? DEFAULT_CHANNELS[topic];
}
