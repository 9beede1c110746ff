import * as v from 'valibot';
import type { Role } from '../access/roles.ts';
import { endorsedSkillTypes } from '../endorsements/endorse.ts';
import { knownSkillType } from '../endorsements/endorsedSkillType.ts';
import { type EventActor, type ManagedEvent, managesEvent } from '../events/mayManage.ts';
import { Id } from '../identity/id.ts';

/** Who is notified of a change of a topic, besides the person it is about. */
type Audience = 'everybody' | 'managers' | 'deciders' | 'endorsers' | 'approvers' | 'nobody';

interface Topic {
  readonly audience: Audience;
  /** Whether its changes include the event's id. Changes of other topics contain nothing but the topic. */
  readonly namesEvent?: true;
}

/** Topics of change messages, apart from their audiences, which browsers do not load. */
export const CHANGE_TOPICS = [
  'events',
  'room-requests',
  'registrations',
  'rooms',
  'check-ins',
  'units',
  'following',
  'positions',
  'position-holders',
  'skills',
  'proposed-skills',
  'user-skills',
  'achievements',
  'approvals',
  'notifications',
  'feedback',
] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

/**
 * The audiences match what people may read anyway, by the rows of the policy table named in each comment.
 * Changes of a person's own data always reach that person.
 */
const TOPICS: Readonly<Record<ChangeTopic, Topic>> = {
  /** E1, E2: everybody who is signed in reads any event. */
  events: { audience: 'everybody', namesEvent: true },
  /** E2, E8: no students, and otherwise those who may request a room or decide. */
  'room-requests': { audience: 'deciders', namesEvent: true },
  /** E9, E10: the person's own, and all for those who may edit the event. */
  registrations: { audience: 'managers', namesEvent: true },
  /** R5: everybody may read the catalogue. */
  rooms: { audience: 'everybody' },
  /** E11, E12: as for registrations. */
  'check-ins': { audience: 'managers', namesEvent: true },
  /** U1. */
  units: { audience: 'everybody' },
  /** U4: nobody else is notified of who follows what. */
  following: { audience: 'nobody' },
  /** P1. */
  positions: { audience: 'everybody' },
  /** P2, P3: the person's own, and those of units that the person manages. */
  'position-holders': { audience: 'managers' },
  /** K7: everybody may read endorsed skills. */
  skills: { audience: 'everybody' },
  /** K1, K7, K8: a pending skill is for the person who proposed it and those who may endorse it. */
  'proposed-skills': { audience: 'endorsers' },
  /** K1, K6, K7. */
  'user-skills': { audience: 'endorsers' },
  /** K1 to K3. */
  achievements: { audience: 'endorsers' },
  /** V1: whoever made the request, and those whose office could decide it before the change or can decide it now. */
  approvals: { audience: 'approvers' },
  /** N1: nobody else is notified of a person's notifications. */
  notifications: { audience: 'nobody' },
  /** F1: everybody who is signed in reads feedback; a change does not contain its author. */
  feedback: { audience: 'everybody' },
};

/** A change as sent to an open screen: what to refetch, without any data. */
export const Change = v.object({
  topic: v.picklist(CHANGE_TOPICS),
  /** The event concerned; if absent, any event may have changed. */
  event_id: v.optional(Id),
});
export type Change = v.InferOutput<typeof Change>;

/** A message to a screen. */
export const ChangeMessage = v.object({
  changes: v.array(Change),
  /** Whether there may have been further changes, so that everything must be refetched. */
  has_gap: v.optional(v.boolean()),
});
export type ChangeMessage = v.InferOutput<typeof ChangeMessage>;

/** A recorded change, with the data that determines who is notified. */
export interface NotedChange extends ManagedEvent {
  readonly topic: ChangeTopic;
  readonly eventId?: Id | null;
  /** The person whose data changed. */
  readonly personId?: Id | null;
  /** Type of the item that waits for endorsement. */
  readonly skillType?: string | null;
  /** Roles that the catalogue names to decide about the rooms that the event requests. */
  readonly deciders?: readonly Role[] | null;
  /** Keys of the offices that could decide the request of `personId` before the change, or can decide it now. */
  readonly offices?: readonly string[] | null;
}

/** A person with an open screen. */
export interface Listener extends EventActor {
  readonly userId: Id;
  /** The person's offices; those held as a deputy have a principal. */
  readonly offices?: readonly { readonly office: string; readonly principal: Id | null }[];
}

function isAmong(audience: Audience, listener: Listener, change: NotedChange): boolean {
  switch (audience) {
    case 'everybody':
      return true;
    case 'managers':
      return managesEvent(listener, change);
    case 'deciders':
      return managesEvent(listener, change) || change.deciders?.includes(listener.role) === true;
    case 'endorsers':
      return endorsedSkillTypes({ role: listener.role, unitCategory: listener.unit?.category }).includes(
        knownSkillType(change.skillType ?? null),
      );
    case 'approvers':
      // As a deputy nobody reads what the principal requested.
      return (
        listener.offices?.some(({ office, principal }) => principal !== (change.personId ?? '') && change.offices?.includes(office)) ===
        true
      );
    case 'nobody':
      return false;
  }
}

/** Returns the change as sent to a person; undefined if the person must not be notified. */
export function changeFor(listener: Listener, change: NotedChange): Change | undefined {
  const { audience, namesEvent } = TOPICS[change.topic];
  const isOwn = change.personId != null && change.personId === listener.userId;
  if (!isOwn && !isAmong(audience, listener, change)) return undefined;
  return { topic: change.topic, ...(namesEvent && change.eventId && { event_id: change.eventId }) };
}

/** Maximum number of events named in the changes of one topic. If more have changed, none is named. */
const MAX_NAMED = 20;

/** Removes duplicate changes from one message. */
export function withoutRepeats(changes: readonly Change[]): Change[] {
  const eventsOf = new Map<ChangeTopic, Set<Id | undefined>>();
  for (const { topic, event_id } of changes) eventsOf.set(topic, (eventsOf.get(topic) ?? new Set()).add(event_id));
  return [...eventsOf].flatMap(([topic, ids]): Change[] =>
    ids.has(undefined) || ids.size > MAX_NAMED ? [{ topic }] : [...ids].map((event_id) => ({ topic, ...(event_id && { event_id }) })),
  );
}
