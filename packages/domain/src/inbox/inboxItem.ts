import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { Achievement } from '../achievements/achievement.ts';
import { Feedback } from '../feedback/feedback.ts';
import { LenientText } from '../fields/answers.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';
import { RoomRequest } from '../room-requests/roomRequest.ts';
import { Skill } from '../skills/skill.ts';
import { UserSkill } from '../skills/userSkill.ts';

/** Kinds of pending items, in the order of the filter. */
export const INBOX_KINDS = ['room-request', 'user-skill', 'skill', 'achievement', 'approval', 'feedback', 'unit', 'position'] as const;
export const InboxKind = v.picklist(INBOX_KINDS, ruleMessage('The kind is one of: {1}.', { 1: INBOX_KINDS.join(', ') }));
export type InboxKind = v.InferOutput<typeof InboxKind>;

const waiting = {
  /** Id of the object itself, for the call that decides it. */
  _id: Id,
  /** Since when it is pending, a timestamp. */
  since: v.string(),
};

/** An approved booking that already has the room. */
const Clash = v.object({ room: v.string(), date: v.string(), time: v.string(), event: v.string() });

/** A pending item, with the data needed to decide it. */
export const InboxItem = v.variant('kind', [
  v.object({
    ...waiting,
    kind: v.literal('room-request'),
    request: RoomRequest,
    event: v.object({
      _id: Id,
      title: v.string(),
      unit: UnitReference,
      start: v.optional(v.nullable(v.string()), null),
      end: v.optional(v.nullable(v.string()), null),
    }),
    requester: LenientText,
    /** Null if there is no conflict. */
    clash: v.optional(v.nullable(Clash), null),
  }),
  v.object({ ...waiting, kind: v.literal('user-skill'), user_skill: UserSkill }),
  v.object({ ...waiting, kind: v.literal('skill'), skill: Skill }),
  v.object({ ...waiting, kind: v.literal('achievement'), achievement: Achievement }),
  /** A request in a flow with a step that the person may decide. */
  v.object({ ...waiting, kind: v.literal('approval'), approval: v.object({ _id: Id, title: v.string(), requested_by: PersonReference }) }),
  v.object({ ...waiting, kind: v.literal('feedback'), feedback: Feedback }),
  /** A unit without positions. */
  v.object({ ...waiting, kind: v.literal('unit'), unit: UnitReference }),
  /** A position with vacant places in the tenure. */
  v.object({
    ...waiting,
    kind: v.literal('position'),
    position: v.object({ _id: Id, title: v.string(), unit: UnitReference }),
    tenure: v.string(),
    places: v.number(),
    taken: v.number(),
  }),
]);
export type InboxItem = v.InferOutput<typeof InboxItem>;

/** Number of pending items of a kind. */
export const InboxCount = v.object({ kind: InboxKind, count: v.number() });
export type InboxCount = v.InferOutput<typeof InboxCount>;

/** The item type of one kind. */
export type InboxItemOf<Kind extends InboxKind> = Extract<InboxItem, { kind: Kind }>;
