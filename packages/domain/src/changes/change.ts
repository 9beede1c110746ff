import * as v from 'valibot';
import { endorsedSkillTypes } from '../endorsements/endorse.ts';
import { knownSkillType } from '../endorsements/endorsedSkillType.ts';
import { type EventActor, type ManagedEvent, managesEvent } from '../events/mayManage.ts';
import { Id } from '../identity/id.ts';

/** Who hears that something of a kind changed, besides whoever it is about. */
type Audience = 'everybody' | 'managers' | 'endorsers' | 'nobody';

interface Topic {
  readonly audience: Audience;
  /** Whether its changes say which event they concern. Of what else changed nothing is said but that it did. */
  readonly namesEvent?: true;
}

/**
 * What open screens are told of: as much as those who are told may read anyway, by the rows of the policy table that are named. What is one
 * person's own is told to that person in every case.
 */
const TOPICS = {
  /** E1, E2: anybody signed in reads any event. */
  events: { audience: 'everybody', namesEvent: true },
  /** E2, E8: not students, and of others those who may ask for a room or decide. */
  'room-requests': { audience: 'managers', namesEvent: true },
  /** E9, E10: one's own, and all for those who may edit the event. */
  registrations: { audience: 'managers', namesEvent: true },
  /** R5: the catalogue is everybody's. */
  rooms: { audience: 'everybody' },
  /** E11, E12, as registrations. */
  'check-ins': { audience: 'managers', namesEvent: true },
  /** U1. */
  units: { audience: 'everybody' },
  /** U4: who follows what is told to nobody else. */
  following: { audience: 'nobody' },
  /** P1. */
  positions: { audience: 'everybody' },
  /** P2, P3: one's own, and those of units that one looks after. */
  'position-holders': { audience: 'managers' },
  /** K7: endorsed skills are everybody's. */
  skills: { audience: 'everybody' },
  /** K1, K7, K8: a skill that waits is told to whoever proposed it and to those who may endorse it. */
  'proposed-skills': { audience: 'endorsers' },
  /** K1, K6, K7. */
  'user-skills': { audience: 'endorsers' },
  /** K1 to K3. */
  achievements: { audience: 'endorsers' },
  /** N1: what somebody is told is told to nobody else. */
  notifications: { audience: 'nobody' },
  /** F1: anybody signed in reads feedback, whose author no change knows. */
  feedback: { audience: 'everybody' },
} as const satisfies Record<string, Topic>;

export type ChangeTopic = keyof typeof TOPICS;
export const CHANGE_TOPICS = Object.keys(TOPICS) as ChangeTopic[];

/** That something changed, as an open screen is told: what is to be read again, and nothing of what is in it. */
export const Change = v.object({
  topic: v.picklist(CHANGE_TOPICS),
  /** The event that it concerns; without one it may be any. */
  event_id: v.optional(Id),
});
export type Change = v.InferOutput<typeof Change>;

/** What a screen is told at a time. */
export const ChangeMessage = v.object({
  changes: v.array(Change),
  /** Whether more may have changed than is said: everything is to be read again. */
  has_gap: v.optional(v.boolean()),
});
export type ChangeMessage = v.InferOutput<typeof ChangeMessage>;

/** A change as it was noted, with what decides about who hears of it. */
export interface NotedChange extends ManagedEvent {
  readonly topic: ChangeTopic;
  readonly eventId?: Id | null;
  /** Whose own it is. */
  readonly personId?: Id | null;
  /** Of what waits for endorsement. */
  readonly skillType?: string | null;
}

/** Somebody with an open screen. */
export interface Listener extends EventActor {
  readonly userId: Id;
}

function isAmong(audience: Audience, listener: Listener, change: NotedChange): boolean {
  switch (audience) {
    case 'everybody':
      return true;
    case 'managers':
      return managesEvent(listener, change);
    case 'endorsers':
      return endorsedSkillTypes({ role: listener.role, unitCategory: listener.unit?.category }).includes(
        knownSkillType(change.skillType ?? null),
      );
    case 'nobody':
      return false;
  }
}

/** What somebody is told of a change; undefined where it is none of theirs. */
export function changeFor(listener: Listener, change: NotedChange): Change | undefined {
  const { audience, namesEvent }: Topic = TOPICS[change.topic];
  const isOwn = change.personId != null && change.personId === listener.userId;
  if (!isOwn && !isAmong(audience, listener, change)) return undefined;
  return { topic: change.topic, ...(namesEvent && change.eventId && { event_id: change.eventId }) };
}

/** How many events a change of a topic names. If more changed, it names none. */
const MAX_NAMED = 20;

/** Several changes as they are told at a time: each once. */
export function withoutRepeats(changes: readonly Change[]): Change[] {
  const eventsOf = new Map<ChangeTopic, Set<Id | undefined>>();
  for (const { topic, event_id } of changes) eventsOf.set(topic, (eventsOf.get(topic) ?? new Set()).add(event_id));
  return [...eventsOf].flatMap(([topic, ids]): Change[] =>
    ids.has(undefined) || ids.size > MAX_NAMED ? [{ topic }] : [...ids].map((event_id) => ({ topic, ...(event_id && { event_id }) })),
  );
}
