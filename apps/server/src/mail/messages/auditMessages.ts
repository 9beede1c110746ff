import type { Institute } from '@quad/domain/institute';
import type { MailMessage } from '../mailer.ts';
import { mailOf } from './mailOf.ts';

/** A checkpoint of the audit log, for somebody who stores it elsewhere. */
export function checkpointMail(
  to: string,
  institute: Institute,
  { position, at, line }: { position: number; at: string; line: string },
): MailMessage {
  return mailOf(
    { email: to, name: '', institute, portalUrl: '' },
    {
      subject: `Checkpoint of the audit log: row ${position}`,
      parts: [
        `At ${at} the audit log of ${institute.portalTitle} reached row ${position}. Keep the next line in a file:`,
        line,
        'quad audit verify --checkpoints <file> compares the log with all lines of such a file.',
      ],
    },
  );
}
