import { textForHtml } from '../../textForHtml.ts';
import type { MailMessage } from '../mailer.ts';

/** A sentence, or an address to follow. */
export type MailPart = string | { readonly label: string; readonly url: string };

export interface MailParts {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Who writes: the title of the portal and the name of the institute. */
  readonly from: string;
}

/** A mail as plain text and as simple HTML that says the same. Whatever is put in is text, never markup. */
export function mailOf({ to, subject, parts, from }: MailParts): MailMessage {
  const text = [...parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`)), from].join('\n\n');
  const paragraphs = [...parts.map(paragraph), `<p style="color:#555">${textForHtml(from)}</p>`];
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${textForHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    ...paragraphs,
    '</body>',
    '</html>',
  ].join('\n');
  return { to, subject, text: `${text}\n`, html };
}

function paragraph(part: MailPart): string {
  if (typeof part === 'string') return `<p>${textForHtml(part)}</p>`;
  const url = textForHtml(part.url);
  return `<p><a href="${url}">${textForHtml(part.label)}</a><br>${url}</p>`;
}
