import type { RoomDecision, RoomRequest } from '@quad/domain/room-requests';
import { formatCalendarDay, formatClockTime } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

export interface RoomDecisionMailInput {
  readonly request: Pick<RoomRequest, 'room' | 'date' | 'time'>;
  readonly eventTitle: string;
  readonly decision: RoomDecision;
  /** Number of further days of the same series that were decided together. */
  readonly otherDays?: number;
}

type AboutRequest = Pick<RoomDecisionMailInput, 'request' | 'eventTitle'>;

/** Values for the placeholders in texts about a request. */
function placesOf({ request: { room, date, time }, eventTitle: event }: AboutRequest, locale: string) {
  return { room, day: formatCalendarDay(date, locale), time: formatClockTime(time, locale), event };
}

/** Notifies the requester of a room of the decision. */
export function roomRequestDecidedMail(account: AccountMail, { decision, otherDays = 0, ...about }: RoomDecisionMailInput): MailMessage {
  const { translate: t, locale } = translationFor(account);
  const isApproved = decision === 'Approved';
  const placeholders = placesOf(about, locale);
  const { event } = placeholders;
  return mailOf(account, {
    subject: isApproved ? t("You have the room for '{event}'", { event }) : t("Your room request for '{event}' was rejected", { event }),
    parts: [
      t('Hello {name},', { name: account.name }),
      isApproved
        ? t("your request for {room} on {day} at {time}, for '{event}', was approved.", placeholders)
        : t("your request for {room} on {day} at {time}, for '{event}', was rejected.", placeholders),
      ...(otherDays === 0
        ? []
        : [
            otherDays === 1
              ? t('So was the one for one more day of the same series.')
              : t('So were those for {count} more days of the same series.', { count: otherDays.toLocaleString(locale) }),
          ]),
      isApproved ? t('The room is booked for you.') : t('You can request another room or another time on the events page.'),
      { label: t('See your events'), url: `${account.portalUrl}/events` },
    ],
  });
}

/** Notifies people who wait for a room that a conflicting booking was released. */
export function roomFreeAgainMail(account: AccountMail, about: AboutRequest): MailMessage {
  const { translate: t, locale } = translationFor(account);
  const placeholders = placesOf(about, locale);
  return mailOf(account, {
    subject: t('A room that you requested is free again: {room}', { room: placeholders.room }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t("a booking that was in the way of your request for {room} on {day} at {time}, for '{event}', was released.", placeholders),
      t('Your request still waits for a decision; there is nothing that you have to do.'),
      { label: t('See the rooms'), url: `${account.portalUrl}/rooms` },
    ],
  });
}

/** Notifies the holder of a booking that somebody else released it. */
export function bookingReleasedMail(account: AccountMail, about: AboutRequest & { readonly reason?: string | null }): MailMessage {
  const { translate: t, locale } = translationFor(account);
  const placeholders = placesOf(about, locale);
  const said = about.reason
    ? [
        t(
          "your booking of {room} on {day} at {time}, for '{event}', was cancelled by the administration. It is not booked for you any more.",
          placeholders,
        ),
        t('The reason: {reason}', { reason: about.reason }),
      ]
    : [
        t(
          "your booking of {room} on {day} at {time}, for '{event}', was released by those who decide about the room. It is not booked for you any more.",
          placeholders,
        ),
      ];
  return mailOf(account, {
    subject: t("Your booking for '{event}' was released", { event: placeholders.event }),
    parts: [
      t('Hello {name},', { name: account.name }),
      ...said,
      t('You can request another room or another time on the events page.'),
      { label: t('See the rooms'), url: `${account.portalUrl}/rooms` },
    ],
  });
}
