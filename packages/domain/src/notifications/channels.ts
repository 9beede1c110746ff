import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { LANGUAGES } from '../language/language.ts';
import { kindOf, type NotificationKind, TOPICS, type Topic } from './kinds.ts';

/** The ways by which somebody is told. */
export const CHANNELS = ['inbox', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** By which ways somebody wants to be told about a topic. */
export type Channels = Readonly<Record<Channel, boolean>>;

/** What somebody gets who has chosen nothing: a mail for what changes their own plans alone. */
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

/** How often what was not seen comes by mail in one letter. */
export const DIGESTS = ['none', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];
export const DEFAULT_DIGEST: Digest = 'weekly';

const ChannelsSchema = v.object({ inbox: v.boolean(), mail: v.boolean(), push: v.boolean() });

/** What somebody has chosen, topic by topic, with the defaults for the rest. */
export const NotificationPreferences = v.object({
  topics: v.array(v.object({ topic: v.picklist(TOPICS), channels: ChannelsSchema })),
  digest: v.picklist(DIGESTS),
});
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>;

/** What changing the person's own choice sends: the topics that change, the digest and the language of mails where those do. */
export const PreferencesInput = body({
  topics: v.optional(v.pipe(v.array(v.object({ topic: v.picklist(TOPICS), channels: ChannelsSchema })), v.maxLength(TOPICS.length)), []),
  digest: v.optional(v.picklist(DIGESTS)),
  language: v.optional(v.picklist(LANGUAGES)),
});
export type PreferencesInput = v.InferOutput<typeof PreferencesInput>;

/** By which ways somebody is told of a kind of event. */
export function channelsOf(kind: NotificationKind, chosen: Partial<Record<Topic, Channels>>): Channels {
  const { topic } = kindOf(kind);
  return chosen[topic] ?? DEFAULT_CHANNELS[topic];
}
