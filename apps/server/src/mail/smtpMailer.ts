import { createTransport } from 'nodemailer';
import { QUEUES } from '../jobs/queues.ts';
import { envelopeOf, type MailTransport } from './mailer.ts';
import { MAIL_QUEUES } from './mailQueue.ts';

/** Connection timeout. */
const CONNECT_MS = 10_000;
/** Response timeout. It is long, because a server that is slow to accept a mail must not get it again. */
const SILENCE_MS = 120_000;
/** Timeout for a whole mail, for a server that keeps responding but never finishes. */
const SEND_WITHIN_MS = 180_000;
/** Idle connections are closed after this time, before the server does so, which would fail the next mail. */
const IDLE_MS = 30_000;
/** One connection per concurrent mail, so that none waits for another. */
const CONNECTIONS = MAIL_QUEUES.reduce((sum, queue) => sum + QUEUES[queue].concurrency, 0);

function optionsOf(smtpUrl: string, silenceMs: number) {
  return {
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
  };
}

/** Rejects when the server is unreachable or refuses the credentials. Sends nothing. */
export async function greetSmtp(smtpUrl: string): Promise<void> {
  await createTransport(optionsOf(smtpUrl, CONNECT_MS)).verify();
}

/** Sends mails to an SMTP server over pooled connections. */
export function smtpTransport(smtpUrl: string, silenceMs = SILENCE_MS): MailTransport {
  const transport = createTransport({
    ...optionsOf(smtpUrl, silenceMs),
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    // Retries once over a new connection, in case the server has just closed the old one.
    maxRequeues: 1,
  });
  return {
    async send(from, letter) {
      await transport.sendMail({ ...envelopeOf(from, letter), signal: AbortSignal.timeout(SEND_WITHIN_MS) });
    },
    close: () => transport.close(),
  };
}
