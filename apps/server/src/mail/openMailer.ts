import path from 'node:path';
import type { Config } from '../config.ts';
import type { MailTransport } from './mailer.ts';

/** Mails go to the SMTP server of the configuration; without one they become files in the data folder. */
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
      // One that could not be opened has nothing to let go of.
      void opened?.then((transport) => transport.close?.()).catch(() => undefined);
    },
  };
}

/** The folder that mails are written to; undefined where an SMTP server takes them. */
export function mailFolder({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): string | undefined {
  return mail.smtpUrl ? undefined : path.join(dataDir, 'mails');
}

/** Loads only what the first mail needs, and not before it. */
async function connect(config: Pick<Config, 'mail' | 'dataDir'>): Promise<MailTransport> {
  const { mail } = config;
  if (mail.smtpUrl) {
    const { smtpTransport } = await import('./smtpMailer.ts');
    return smtpTransport(mail.smtpUrl);
  }
  const { fileTransport } = await import('./fileMailer.ts');
  return fileTransport(path.join(config.dataDir, 'mails'));
}
