import type { SendMailOptions } from 'nodemailer';

export interface MailMessage {
  /** One e-mail address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Thread key that groups mails about the same thing: `event-` and its id. */
  readonly thread?: string | undefined;
  /** One-click unsubscribe URL (RFC 8058). */
  readonly stopUrl?: string | undefined;
}

/** A message to send. The id stays the same for a retry, so that mail servers can detect duplicates. */
export interface Letter extends Omit<MailMessage, 'thread'> {
  readonly messageId: string;
  /** Id of a message that does not exist and that all mails of a thread reply to, so that mail programs group them. */
  readonly threadId?: string | undefined;
}

/** Sends one message, or throws. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  /** Deletes locally stored mails to an address. Absent when none are stored. */
  forget?(address: string): Promise<void>;
}

/** The transport of all institutes: sends one message from a sender, or throws. */
export interface MailTransport {
  send(from: string, letter: Letter): Promise<void>;
  /** Like `Mailer.forget`. */
  forget?(address: string): Promise<void>;
  /** Closes the connections after running mails are sent. Absent when there are none. */
  close?(): void;
}

/** Binds the transport to a sender. */
export function mailerOf(transport: MailTransport, from: string): Mailer {
  return { send: (letter) => transport.send(from, letter), forget: async (address) => transport.forget?.(address) };
}

/** Creates a letter with a stable id in the sender's domain. */
export function letterOf({ thread, ...message }: MailMessage, { id, domain }: { id: string; domain: string }): Letter {
  return { ...message, messageId: `<${id}@${domain}>`, ...(thread && { threadId: `<${thread}@${domain}>` }) };
}

/**
 * Converts a letter for the mail library. The recipient is passed as an object, so that a comma in the address adds no second recipient.
 * Headers mark the mail as automatic, so that no absence notice replies to it.
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
