import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** A mail or another job that failed permanently after its last attempt. */
export const FailedJob = v.object({
  _id: Id,
  /** Its queue: 'mail', 'push', 'imports'. */
  queue: v.string(),
  /** Kind of mail, if it is one. */
  kind: v.nullable(v.string()),
  attempts: v.number(),
  given_up_at: v.string(),
  /** Error message of the recipient system. */
  reason: v.string(),
  /** Recipient of the mail; null if there is no named one. */
  recipient: v.nullable(v.object({ _id: Id, name: v.string(), username: v.string() })),
  /** Id of the account that could not be erased; null for other jobs. Does not reveal whose it was. */
  account: v.nullable(Id),
});
export type FailedJob = v.InferOutput<typeof FailedJob>;

/** Severity of a finding: fine, worth a look, or wrong. */
export const FINDING_STATES = ['fine', 'look', 'wrong'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Result of one health check of the installation, in the words of `quad doctor`. */
export const Finding = v.object({
  area: v.string(),
  state: v.picklist(FINDING_STATES),
  found: v.string(),
  /** What to do; null if it is fine. */
  advice: v.nullable(v.string()),
});
export type Finding = v.InferOutput<typeof Finding>;

/** Number of jobs in a queue. */
export const QueueLoad = v.object({
  queue: v.string(),
  /** Due and not started. */
  waiting: v.number(),
  /** Not due yet, such as retries. */
  later: v.number(),
  at_work: v.number(),
  given_up: v.number(),
  /** Seconds since the oldest waiting job became due. */
  oldest_seconds: v.number(),
});
export type QueueLoad = v.InferOutput<typeof QueueLoad>;

/** Health of the installation. */
export const Health = v.object({
  examined_at: v.string(),
  /** Null if several institutes share the installation: only its operator sees the findings. */
  findings: v.nullable(v.array(Finding)),
  queues: v.array(QueueLoad),
});
export type Health = v.InferOutput<typeof Health>;
