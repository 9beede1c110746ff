import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import { newId } from '../db/ids.ts';
import type { MailMessage } from './mailer.ts';
import { deleteMail, deleteMailsUntil, holdNextDue, insertMail, updateMail } from './outbox.repo.ts';
import type { OutboxRow } from './outbox.table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ATTEMPTS_AT_MOST = 5;
/** How long to wait after the first, second, third and fourth attempt. */
const WAIT_MINUTES = [1, 5, 25, 25];
/** Longer than sending can take: only of a process that died is a mail taken over. */
const LEASE_MS = 10 * MINUTE_MS;
const KEPT_MS = 30 * DAY_MS;

export type MailKind = OutboxRow['kind'];

/** What leaves nothing behind once it is sent: beside the moment, the record that it was about would tell who got it. */
const UNTRACED: ReadonlySet<MailKind> = new Set(['feedback-news']);

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

/**
 * Leaves a mail to be sent, in the transaction that causes it. Nobody as the recipient leaves the same trace and, unless it
 * is about a record, no mail.
 */
export async function postMail(
  db: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  mail: { kind: MailKind; recipientId: string | null; subjectId?: string; dueAt?: Date },
): Promise<void> {
  const now = clock();
  await insertMail(db, { instituteId, id: newId(now), dueAt: now, ...mail, createdAt: now });
}

/**
 * Sends the next mail that is due; false when there is none. Several nodes may do so at once: each claims a mail of its
 * own first. One whose sending fails is tried again later, at most 5 times in all.
 */
export async function deliverNext(
  context: Context,
  composers: Composers,
  report: (failure: FailedDelivery) => void = () => undefined,
): Promise<boolean> {
  const row = await claimNext(context);
  if (!row) return false;
  try {
    await send(context, composers, row);
  } catch (error) {
    const wait = (WAIT_MINUTES[row.attempts - 1] ?? 0) * MINUTE_MS;
    await updateMail(context.db, row, { dueAt: new Date(context.clock().getTime() + wait) });
    report({ mail: row.id, kind: row.kind, attempt: row.attempts, isLast: row.attempts >= ATTEMPTS_AT_MOST, code: errorCode(error) });
    return true;
  }
  // Apart from the sending: a mail that has arrived and could not be noted must not be taken for one that failed.
  if (UNTRACED.has(row.kind)) await deleteMail(context.db, row);
  else await updateMail(context.db, row, { sentAt: context.clock() });
  return true;
}

async function send(context: Context, composers: Composers, { id, kind, recipientId, subjectId, createdAt }: OutboxRow): Promise<void> {
  const isToNobody = recipientId === null && subjectId === null;
  const message = isToNobody ? undefined : await composers[kind](context, { recipientId, subjectId, postedAt: createdAt });
  if (message) await context.mail.send({ ...message, messageId: `<${id}@${context.config.institute.domain}>` });
}

/** Takes the mail that has waited longest, for as long as sending it may take. */
async function claimNext({ db, clock, instituteId }: Context): Promise<OutboxRow | undefined> {
  const now = clock();
  return db.transaction(async (tx) => {
    const next = await holdNextDue(tx, instituteId, now, ATTEMPTS_AT_MOST);
    if (!next) return undefined;
    const claimed = { attempts: next.attempts + 1, dueAt: new Date(now.getTime() + LEASE_MS) };
    await updateMail(tx, next, claimed);
    return { ...next, ...claimed };
  });
}

/** Removes what was sent or given up a month ago. */
export async function sweepOutbox({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteMailsUntil(db, new Date(clock().getTime() - KEPT_MS));
}
