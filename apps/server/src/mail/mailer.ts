import type { SendMailOptions } from 'nodemailer';

export interface MailMessage {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it is about, where mails about the same thing are to stand together: `event-` and its id. */
  readonly thread?: string | undefined;
  /** What stops such mails without signing in (RFC 8058). */
  readonly stopUrl?: string | undefined;
}

/** A message on its way. The id stays the same when it has to be sent again, so that a mail server can tell. */
export interface Letter extends Omit<MailMessage, 'thread'> {
  readonly messageId: string;
  /** The message that never was and that all mails about a thing answer, so that programs show them together. */
  readonly threadId?: string | undefined;
}

/** Sends one message or throws. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  /** Removes what is kept here of mails to an address; absent where nothing is. */
  forget?(address: string): Promise<void>;
}

/** The way that mails of all institutes take: sends one message of a sender or throws. */
export interface MailTransport {
  send(from: string, letter: Letter): Promise<void>;
  /** As of a Mailer. */
  forget?(address: string): Promise<void>;
  /** Lets go of connections once what is being sent is sent; absent where there are none. */
  close?(): void;
}

/** The transport as one sender uses it. */
export function mailerOf(transport: MailTransport, from: string): Mailer {
  return { send: (letter) => transport.send(from, letter), forget: async (address) => transport.forget?.(address) };
}

/** A message as it goes out from a domain, under an id that stays the same. */
export function letterOf({ thread, ...message }: MailMessage, { id, domain }: { id: string; domain: string }): Letter {
  return { ...message, messageId: `<${id}@${domain}>`, ...(thread && { threadId: `<${thread}@${domain}>` }) };
}

/**
 * A letter as the mail library takes it. The address is given as such: a comma in it makes no second recipient. That nobody wrote it by
 * hand is said, so that no absence answers it.
 */
export function envelopeOf(from: string, { to, threadId, stopUrl, ...content }: Letter): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    ...content,
    ...(threadId && { inReplyTo: threadId, references: threadId }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
