import { formatDateTime } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, signature } from './accountMessages.ts';
import { mailOf } from './mailOf.ts';

interface AboutEvent {
  readonly eventId: string;
  readonly eventTitle: string;
}

/** Tells who waited, or was added by hand, that they have a place. */
export function placeGivenMail(
  { email, name, institute, portalUrl }: AccountMail,
  { eventId, eventTitle, startsAt }: AboutEvent & { readonly startsAt: Date | null },
): MailMessage {
  const begins = formatDateTime(startsAt, institute.timeZone);
  return mailOf({
    to: email,
    subject: `You have a place at '${eventTitle}'`,
    parts: [
      `Hello ${name},`,
      `you are registered for '${eventTitle}'${begins ? `, which begins on ${begins}` : ''}.`,
      'If you cannot come, cancel your registration: your place goes to the next person on the waiting list.',
      { label: 'See the event', url: `${portalUrl}/events/${eventId}` },
    ],
    from: signature(institute),
  });
}

/** Tells somebody that they were taken off the list, and why. */
export function registrationRemovedMail(
  { email, name, institute, portalUrl }: AccountMail,
  { eventId, eventTitle, text }: AboutEvent & { readonly text: string },
): MailMessage {
  return mailOf({
    to: email,
    subject: `You are not registered for '${eventTitle}' any more`,
    parts: [
      `Hello ${name},`,
      `those who organize '${eventTitle}' took you off its list. They say:`,
      text,
      { label: 'See the event', url: `${portalUrl}/events/${eventId}` },
    ],
    from: signature(institute),
  });
}

/** What those who organize an event tell everybody who is registered. */
export function eventNoticeMail(
  { email, name, institute, portalUrl }: AccountMail,
  { eventId, eventTitle, subject, text }: AboutEvent & { readonly subject: string; readonly text: string },
): MailMessage {
  return mailOf({
    to: email,
    subject: `${eventTitle}: ${subject}`,
    parts: [
      `Hello ${name},`,
      text,
      `You get this because you registered for '${eventTitle}'.`,
      { label: 'See the event', url: `${portalUrl}/events/${eventId}` },
    ],
    from: signature(institute),
  });
}
