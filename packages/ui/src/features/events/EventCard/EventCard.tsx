import type { Role } from '@quad/domain/access';
import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { CalendarClock, type LucideIcon, MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SectionLevel } from '../../../layout/Section/Section.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Emblem } from '../../../primitives/Emblem/Emblem.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath } from '../../links/links.ts';
import { EventCover } from '../EventCover/EventCover.tsx';
import { EventLeaf } from '../EventLeaf/EventLeaf.tsx';
import { EventStatusBadge } from '../EventStatusBadge/EventStatusBadge.tsx';
import { scheduleText } from '../schedule.ts';
import { card, fact, factIcon, facts, factText, leaf as leafArea, status, title, top, unit } from './EventCard.css.ts';
import { type EventActions, EventCardActions } from './EventCardActions.tsx';

export interface EventCardProps extends EventActions {
  /** The event, with its room requests. */
  event: Event;
  /** The role of the user, which decides about the buttons. */
  role: Role;
  /** The heading level of the title, one more than that of the surrounding part. */
  headingLevel?: SectionLevel;
  /** The event's RegistrationNote. */
  registration?: ReactNode;
  /** The event's RoomRequestList. */
  roomRequests?: ReactNode;
}

/** A line about an event with an icon. */
function EventFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className={fact}>
      <Icon size={16} aria-hidden="true" className={factIcon} />
      <div className={factText}>{children}</div>
    </div>
  );
}

/** An event for office-bearers, with their actions. Use EventListCompact instead for students. */
export function EventCard({ event, role, headingLevel = 2, registration, roomRequests, ...actions }: EventCardProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const titleId = useId();
  const { leaf, date, time } = scheduleText(event.schedule, settings);
  return (
    <Card asChild aria-labelledby={titleId}>
      <article>
        <div className={card}>
          <EventCover event={event} />
          <div className={top}>
            <div className={leafArea}>
              <EventLeaf leaf={leaf} />
            </div>
            <div className={title}>
              <Heading id={titleId} level={headingLevel} size="m" wrap="anywhere">
                <Link underline="hover" href={eventPath(event._id)}>
                  {event.title}
                </Link>
              </Heading>
            </div>
            <p className={unit}>
              {event.organizing_unit_id && <Emblem name={event.organizing_unit_id.name} size="s" />}
              {event.organizing_unit_id?.name ?? t(EVENT_TEXTS.unitMissing)}
            </p>
            <div className={status}>
              <EventStatusBadge status={event.status} />
            </div>
          </div>
          <div className={facts}>
            <EventFact icon={CalendarClock}>
              <span>{date}</span>
              {time && <span>{time}</span>}
            </EventFact>
            <EventFact icon={MapPin}>{event.schedule.venue?.trim() || t('Venue to be announced')}</EventFact>
          </div>
          {registration}
          {roomRequests}
          <EventCardActions event={event} role={role} titleId={titleId} {...actions} />
        </div>
      </article>
    </Card>
  );
}
