import { createTransport } from 'nodemailer';
import { QUEUES } from '../jobs/queues.ts';
import { envelopeOf, type MailTransport } from './mailer.ts';
import { MAIL_QUEUES } from './posting.ts';

/** How long a mail server may take to be there. */
const CONNECT_MS = 10_000;
/** How long it may think about a mail: one that is slow to say yes must not get the mail again. */
const SILENCE_MS = 120_000;
/** How long a mail may take in all, for a server that is never silent and never done. */
const SEND_WITHIN_MS = 180_000;
/** After so long without a mail a connection is closed: earlier than servers do it, which would meet the next mail. */
const IDLE_MS = 30_000;
/** One for each mail that is being sent, so that none waits for another's. */
const CONNECTIONS = MAIL_QUEUES.reduce((sum, queue) => sum + QUEUES[queue].atOnce, 0);

function optionsOf(smtpUrl: string, silenceMs: number) {
  return {
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
  };
}

/** Rejects where the server is not there, or does not take the name and the password. Sends nothing. */
export async function greetSmtp(smtpUrl: string): Promise<void> {
  await createTransport(optionsOf(smtpUrl, CONNECT_MS)).verify();
}

/** Hands mails to an SMTP server, over connections that are kept. */
export function smtpTransport(smtpUrl: string, silenceMs = SILENCE_MS): MailTransport {
  const transport = createTransport({
    ...optionsOf(smtpUrl, silenceMs),
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    // Once more over a new connection, for one that the server closed at that moment.
    maxRequeues: 1,
  });
  return {
    async send(from, letter) {
      await transport.sendMail({ ...envelopeOf(from, letter), signal: AbortSignal.timeout(SEND_WITHIN_MS) });
    },
    close: () => transport.close(),
  };
}
