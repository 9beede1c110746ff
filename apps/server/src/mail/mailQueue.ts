import { createHash } from 'node:crypto';
import { type FeatureFlag, isEnabled } from '@quad/domain/feature-flags';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import { PermanentFailure, RetryLater, type Worker } from '../jobs/attempt.ts';
import { enqueueJobs, type QueueName } from '../jobs/queues.ts';
import { letterOf, type MailMessage } from './mailer.ts';

/** Delays after the first to fourth attempt. The migration that adds the queue sets their number. */
const WAIT_MINUTES = [1, 5, 25, 25];

/**
 * How a kind of mail is queued. A mail that somebody waits for in front of a screen, or must get at once because it may not have been them,
 * is urgent and never waits behind others. All other mails may wait behind thousands.
 */
type MailLane = 'urgent' | 'bulk';

interface MailKindOptions {
  readonly lane: MailLane;
  /** Leaves no trace once it is sent: together with the time, the mail's subject would reveal its recipient. */
  readonly leavesNoTrace?: boolean;
}

const MAIL_KINDS = {
  'password-reset': { lane: 'urgent' },
  'mailbox-proof': { lane: 'urgent' },
  'password-changed': { lane: 'urgent' },
  'address-changed': { lane: 'urgent' },
  'accounts-merged': { lane: 'urgent' },
  'account-change-asked': { lane: 'urgent' },
  'account-change-waits': { lane: 'urgent' },
  'sign-in-attempts': { lane: 'urgent' },
  'passkey-added': { lane: 'urgent' },
  'passkey-removed': { lane: 'urgent' },
  'passkey-cloned': { lane: 'urgent' },
  leaving: { lane: 'urgent' },
  // An import of units sends hundreds of them.
  'coordinator-welcome': { lane: 'bulk' },
  'skill-endorsed': { lane: 'bulk' },
  'user-skill-endorsed': { lane: 'bulk' },
  'achievement-verified': { lane: 'bulk' },
  'feedback-resolved': { lane: 'bulk' },
  'feedback-news': { lane: 'bulk', leavesNoTrace: true },
  'room-request-decided': { lane: 'bulk' },
  'room-free-again': { lane: 'bulk' },
  'room-booking-released': { lane: 'bulk' },
  'place-given': { lane: 'bulk' },
  'registration-removed': { lane: 'bulk' },
  'event-notice': { lane: 'bulk' },
  notification: { lane: 'bulk' },
  digest: { lane: 'bulk' },
} as const satisfies Record<string, MailKindOptions>;
export type MailKind = keyof typeof MAIL_KINDS;

const QUEUE_OF = { urgent: 'mail-urgent', bulk: 'mail' } as const satisfies Record<MailLane, QueueName>;

/** The queues of mails. */
export const MAIL_QUEUES = Object.values(QUEUE_OF);

/** The part of the portal that a kind of mail belongs to. Nothing is sent for a part that the institute has turned off. */
const PART_OF: Partial<Record<MailKind, FeatureFlag>> = {
  'place-given': 'registrations',
  'registration-removed': 'registrations',
  'event-notice': 'registrations',
};

/** The stored form of a mail: kind and recipient but never the text, which may contain a sign-in link. */
const MailJob = v.object({
  instituteId: v.string(),
  kind: v.picklist(Object.keys(MAIL_KINDS) as MailKind[]),
  /** Null for an address without an account: requesting a link writes the same for everybody. */
  recipientId: v.nullable(v.string()),
  /** The record that the mail is about, if any. */
  subjectId: v.nullable(v.string()),
});

/** A mail that is about to be composed. */
export interface ComposedMail {
  /** Null when the composer finds the recipient by the record. */
  readonly recipientId: string | null;
  /** The record that the mail is about, if any. */
  readonly subjectId: string | null;
  readonly enqueuedAt: Date;
}

/** Composes a mail of one kind when it is sent. Undefined when it is no longer needed. */
export type Composer = (context: Context, mail: ComposedMail) => Promise<MailMessage | undefined>;
export type Composers = Readonly<Record<MailKind, Composer>>;

/** A failed attempt, without the address and the content. */
export interface FailedDelivery {
  readonly mail: string;
  readonly kind: MailKind;
  readonly attempt: number;
  readonly isLast: boolean;
  readonly code: string | undefined;
}

interface NewMail {
  readonly kind: MailKind;
  /** The record that the mail is about. */
  readonly subjectId?: string | null;
  readonly dueAt?: Date;
}

/**
 * Enqueues a mail inside the caller's transaction, so that none is lost and none is sent for a rollback. A null recipient leaves the same
 * trace and, unless the mail is about a record, sends nothing.
 */
export function enqueueMail(
  db: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  { recipientId, ...mail }: NewMail & { recipientId: string | null },
): Promise<void> {
  return enqueueMails(db, context, mail, [recipientId]);
}

/** Enqueues the same mail for many people in one statement. */
export function enqueueMails(
  db: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  { kind, subjectId = null, dueAt }: NewMail,
  recipientIds: readonly (string | null)[],
): Promise<void> {
  return enqueueJobs(db, {
    queue: QUEUE_OF[MAIL_KINDS[kind].lane],
    data: recipientIds.map((recipientId) => ({ instituteId, kind, recipientId, subjectId })),
    at: clock(),
    startAfter: dueAt,
  });
}

export interface MailWorkerOptions {
  /** The context of an institute's mails. Undefined when this server does not serve the institute. */
  readonly contextOf: (instituteId: string) => Context | undefined | Promise<Context | undefined>;
  readonly composers: Composers;
  readonly onFailedDelivery?: (failure: FailedDelivery) => void;
}

/** Sends one mail. A failure is retried, up to 5 attempts; a recipient that the mail server rejects permanently is not. */
export function mailWorker({ contextOf, composers, onFailedDelivery }: MailWorkerOptions): Worker {
  return async ({ id, data, createdAt, attempt, isLastAttempt }) => {
    const { instituteId, kind, recipientId, subjectId } = v.parse(MailJob, data);
    const context = await contextOf(instituteId);
    if (!context) return 'keep';
    try {
      const isSilent = (recipientId === null && subjectId === null) || !isEnabled(context.config.institute, PART_OF[kind]);
      const message = isSilent ? undefined : await composers[kind](context, { recipientId, subjectId, enqueuedAt: createdAt });
      if (message) await context.mail.send(letterOf(message, { id: messageIdOf(id, kind), domain: context.config.institute.domain }));
    } catch (error) {
      const isForGood = isRecipientRefused(error);
      onFailedDelivery?.({ mail: id, kind, attempt, isLast: isLastAttempt || isForGood, code: errorCode(error) });
      if (isForGood) throw new PermanentFailure(error);
      throw new RetryLater((WAIT_MINUTES[attempt - 1] ?? 0) * 60, error);
    }
    return leavesNoTrace(kind) ? 'delete' : 'keep';
  };
}

function leavesNoTrace(kind: MailKind): boolean {
  const { leavesNoTrace: isTraceless = false }: MailKindOptions = MAIL_KINDS[kind];
  return isTraceless;
}

/**
 * The id of a mail's message, the same for each attempt. The id of the job starts with the time at which the mail was enqueued. Every mail
 * server on the way would read there what a delayed mail that leaves no trace is about, so such a mail has a hash of it.
 */
function messageIdOf(jobId: string, kind: MailKind): string {
  return leavesNoTrace(kind) ? createHash('sha256').update(jobId).digest('hex').slice(0, 32) : jobId;
}

/**
 * Whether the server rejects the mailbox permanently. Temporary errors have other response codes (RFC 5321, 4.2.1). A rejection of the
 * sender or of all mails, such as by a server that wants other credentials, is an answer to another command, and no fault of the mailbox.
 */
function isRecipientRefused(error: unknown): boolean {
  const { code, command, responseCode } = Object(error) as Readonly<Record<'code' | 'command' | 'responseCode', unknown>>;
  return code === 'EENVELOPE' && command === 'RCPT TO' && Number(responseCode) >= 500;
}
