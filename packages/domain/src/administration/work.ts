import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** A mail or other work that was given up after the last attempt. */
export const GivenUpWork = v.object({
  _id: Id,
  /** What does it: 'mail', 'push', 'imports'. */
  queue: v.string(),
  /** What kind of mail it is, where it is one. */
  kind: v.nullable(v.string()),
  attempts: v.number(),
  given_up_at: v.string(),
  /** In the words of whoever did not take it. */
  reason: v.string(),
  /** Whom the mail is for; null where it is for nobody who is named. */
  recipient: v.nullable(v.object({ _id: Id, name: v.string(), username: v.string() })),
  /** The number of the account that could not be erased; null where that was not the work. Of whom it is it does not say. */
  account: v.nullable(Id),
});
export type GivenUpWork = v.InferOutput<typeof GivenUpWork>;

/** How something is: as it should be, to be looked at, or wrong. */
export const FINDING_STATES = ['fine', 'look', 'wrong'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** What was found about one thing that the installation needs, in the words of `quad doctor`. */
export const Finding = v.object({
  area: v.string(),
  state: v.picklist(FINDING_STATES),
  found: v.string(),
  /** What to do; null where it is fine. */
  advice: v.nullable(v.string()),
});
export type Finding = v.InferOutput<typeof Finding>;

/** How much work of one kind there is. */
export const QueueLoad = v.object({
  queue: v.string(),
  /** Due, and not begun. */
  waiting: v.number(),
  /** Not due yet, like what is tried again. */
  later: v.number(),
  at_work: v.number(),
  given_up: v.number(),
  /** For how many seconds the oldest has been due. */
  oldest_seconds: v.number(),
});
export type QueueLoad = v.InferOutput<typeof QueueLoad>;

/** How the installation is. */
export const Health = v.object({
  examined_at: v.string(),
  /** Null where several institutes share the installation: whoever runs it knows. */
  findings: v.nullable(v.array(Finding)),
  queues: v.array(QueueLoad),
});
export type Health = v.InferOutput<typeof Health>;
