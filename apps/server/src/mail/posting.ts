import { type FeatureFlag, isEnabled } from '@quad/domain/feature-flags';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import { GiveUp, TryAgainIn, type Worker } from '../jobs/attempt.ts';
import { enqueueJobs, type QueueName } from '../jobs/queues.ts';
import { letterOf, type MailMessage } from './mailer.ts';

/** How long to wait after the first, second, third and fourth attempt. The migration that adds the queue says how many there are. */
const WAIT_MINUTES = [1, 5, 25, 25];

/**
 * How a kind of mail travels. What somebody waits for in front of a screen, or must know at once because it may not have been them, is
 * urgent and waits behind nothing else; all other mails may take as long as thousands of them do.
 */
type MailLane = 'urgent' | 'bulk';

interface MailKindOptions {
  readonly lane: MailLane;
  /** Leaves nothing behind once it is sent: beside the moment, the record that it was about would tell who got it. */
  readonly isUntraced?: boolean;
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
  // An import of units leaves hundreds of them.
  'coordinator-welcome': { lane: 'bulk' },
  'skill-endorsed': { lane: 'bulk' },
  'user-skill-endorsed': { lane: 'bulk' },
  'achievement-verified': { lane: 'bulk' },
  'feedback-resolved': { lane: 'bulk' },
  'feedback-news': { lane: 'bulk', isUntraced: true },
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

/** The queues that mails wait in. */
export const MAIL_QUEUES = Object.values(QUEUE_OF);

/** What is sent for a part of the portal that an institute may switch off: none of it is then. */
const PART_OF: Partial<Record<MailKind, FeatureFlag>> = {
  'place-given': 'registrations',
  'registration-removed': 'registrations',
  'event-notice': 'registrations',
};

/** A mail as it waits: what kind of mail goes to whom, never its text, which may hold a link that signs somebody in. */
const Posted = v.object({
  instituteId: v.string(),
  kind: v.picklist(Object.keys(MAIL_KINDS) as MailKind[]),
  /** Null for an address that nobody has an account with: asking for a link writes the same for everybody. */
  recipientId: v.nullable(v.string()),
  /** The record that the mail is about, where it is about one. */
  subjectId: v.nullable(v.string()),
});

/** A mail that is about to be written. */
export interface ComposedMail {
  /** Null where the composer finds out by the record who gets the mail. */
  readonly recipientId: string | null;
  /** The record that it is about, where it is about one. */
  readonly subjectId: string | null;
  readonly postedAt: Date;
}

/** Puts the words of one kind of mail together when it is sent; undefined when there is nothing to say any more. */
export type Composer = (context: Context, mail: ComposedMail) => Promise<MailMessage | undefined>;
export type Composers = Readonly<Record<MailKind, Composer>>;

/** An attempt that failed, without the address and without what the mail says. */
export interface FailedDelivery {
  readonly mail: string;
  readonly kind: MailKind;
  readonly attempt: number;
  readonly isLast: boolean;
  readonly code: string | undefined;
}

interface NewMail {
  readonly kind: MailKind;
  /** The record that it is about. */
  readonly subjectId?: string | null;
  readonly dueAt?: Date;
}

/**
 * Leaves a mail to be sent, in the transaction that causes it, so that none is lost and none is sent for nothing. Nobody as the recipient
 * leaves the same trace and, unless it is about a record, no mail.
 */
export function postMail(
  db: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  { recipientId, ...mail }: NewMail & { recipientId: string | null },
): Promise<void> {
  return postMails(db, context, mail, [recipientId]);
}

/** Leaves the same mail for many people by one statement, as `postMail` does for one. */
export function postMails(
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
  /** What the mails of an institute are written with; undefined for one that is not served here. */
  readonly contextOf: (instituteId: string) => Context | undefined | Promise<Context | undefined>;
  readonly composers: Composers;
  readonly onFailedDelivery?: (failure: FailedDelivery) => void;
}

/**
 * Sends one mail that was posted. One whose sending fails is tried again later, at most 5 times in all; one whose recipient the mail server
 * refuses for good is not.
 */
export function mailWorker({ contextOf, composers, onFailedDelivery }: MailWorkerOptions): Worker {
  return async ({ id, data, createdAt, attempt, isLastAttempt }) => {
    const { instituteId, kind, recipientId, subjectId } = v.parse(Posted, data);
    const context = await contextOf(instituteId);
    if (!context) return 'note';
    try {
      const isSilent = (recipientId === null && subjectId === null) || !isEnabled(context.config.institute, PART_OF[kind]);
      const message = isSilent ? undefined : await composers[kind](context, { recipientId, subjectId, postedAt: createdAt });
      if (message) await context.mail.send(letterOf(message, { id, domain: context.config.institute.domain }));
    } catch (error) {
      const isForGood = isRecipientRefused(error);
      onFailedDelivery?.({ mail: id, kind, attempt, isLast: isLastAttempt || isForGood, code: errorCode(error) });
      if (isForGood) throw new GiveUp(error);
      throw new TryAgainIn((WAIT_MINUTES[attempt - 1] ?? 0) * 60, error);
    }
    const { isUntraced = false }: MailKindOptions = MAIL_KINDS[kind];
    return isUntraced ? 'nothing' : 'note';
  };
}

/** Whether nobody has the mailbox: a server that refuses for now, or refuses us, answers otherwise (RFC 5321, 4.2.1). */
function isRecipientRefused(error: unknown): boolean {
  const { code, responseCode } = Object(error) as { readonly code?: unknown; readonly responseCode?: unknown };
  return code === 'EENVELOPE' && Number(responseCode) >= 500;
}
