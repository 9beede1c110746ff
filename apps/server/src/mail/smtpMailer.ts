import { createTransport } from 'nodemailer';
import { QUEUES } from '../jobs/queues.ts';
import { envelopeOf, type MailTransport } from './mailer.ts';
import { MAIL_QUEUES } from './mailQueue.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** How long the server may take to respond. After a timeout the mail is sent again, although a slow server may have accepted it. */
const SOCKET_TIMEOUT_MS = 120_000;
/** Timeout for a whole mail, in case the server keeps responding but never finishes. */
const SEND_TIMEOUT_MS = 180_000;
/** Idle connections are closed after this time. If the server closed one first, the next mail would fail. */
const IDLE_TIMEOUT_MS = 30_000;
/** One connection per concurrent mail, so that none waits for another. */
const CONNECTIONS = MAIL_QUEUES.reduce((sum, queue) => sum + QUEUES[queue].concurrency, 0);

function optionsOf(smtpUrl: string, socketTimeoutMs: number) {
  return {
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: socketTimeoutMs,
  };
}

/** Connects and signs in without sending a mail. Rejects when the server is unreachable or refuses the credentials. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  await createTransport(optionsOf(smtpUrl, CONNECT_TIMEOUT_MS)).verify();
}

/** Sends mails to an SMTP server over pooled connections. */
export function smtpTransport(smtpUrl: string, socketTimeoutMs = SOCKET_TIMEOUT_MS): MailTransport {
  const transport = createTransport({
    ...optionsOf(smtpUrl, socketTimeoutMs),
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_TIMEOUT_MS,
    // Retries once over a new connection, in case the server has just closed the old one.
    maxRequeues: 1,
  });
  return {
    async send(from, letter) {
      await transport.sendMail({ ...envelopeOf(from, letter), signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
    },
    close: () => transport.close(),
  };
}
