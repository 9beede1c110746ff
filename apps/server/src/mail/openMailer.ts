import path from 'node:path';
import type { Config } from '../config.ts';
import type { MailTransport } from './mailer.ts';

/** Sends mails by the configured SMTP server. Without one, writes them as files into the data folder. */
export function openMailTransport(config: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  let opened: Promise<MailTransport> | undefined;
  return {
    async send(from, letter) {
      opened ??= connect(config);
      return (await opened).send(from, letter);
    },
    async forget(address) {
      opened ??= connect(config);
      await (await opened).forget?.(address);
    },
    close() {
      // A transport that failed to open has nothing to close.
      void opened?.then((transport) => transport.close?.()).catch(() => undefined);
    },
  };
}

/** Folder that mails are written to. Undefined when they are sent by SMTP. */
export function mailFolder({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): string | undefined {
  return mail.smtpUrl ? undefined : path.join(dataDir, 'mails');
}

/** Imports the transport lazily, with the first mail. */
async function connect(config: Pick<Config, 'mail' | 'dataDir'>): Promise<MailTransport> {
  const { mail } = config;
  if (mail.smtpUrl) {
    const { smtpTransport } = await import('./smtpMailer.ts');
    return smtpTransport(mail.smtpUrl);
  }
  const { fileTransport } = await import('./fileMailer.ts');
  return fileTransport(path.join(config.dataDir, 'mails'));
}
