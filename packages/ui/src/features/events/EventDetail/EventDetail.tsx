import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EventLeaf } from '../EventLeaf/EventLeaf.tsx';
import { EventStatusBadge } from '../EventStatusBadge/EventStatusBadge.tsx';
import { scheduleText } from '../schedule.ts';
import { description, fact, facts, name, value, when, where } from './EventDetail.css.ts';

export interface EventDetailProps {
  event: Event;
}

function organizerNames({ organizers }: Event): string {
  return organizers.map(({ personal_info }) => personal_info.name.trim() || EVENT_TEXTS.organizerMissing).join(', ');
}

function factsOf(event: Event, timeZone: string): Readonly<Record<string, string | null | undefined>> {
  const { schedule } = event;
  return {
    Category: event.category,
    Type: event.type,
    Mode: schedule.mode,
    Venue: schedule.venue,
    Start: formatDateTime(schedule.start, timeZone),
    End: formatDateTime(schedule.end, timeZone),
    'Organizing unit': event.organizing_unit_id?.name,
    Organizers: organizerNames(event) || EVENT_TEXTS.organizerMissing,
  };
}

/** Everything that is published about one event, but for its title: that is the heading of the page. */
export function EventDetail({ event }: EventDetailProps) {
  const { timeZone } = useLocaleSettings();
  const { leaf, date, time } = scheduleText(event.schedule, timeZone);
  return (
    <Card as="section" padding="large" aria-label={event.title}>
      <Stack gap="l">
        <Inline justify="between" align="start">
          <Inline isWrapping={false}>
            <EventLeaf leaf={leaf} />
            <div>
              <p className={when}>{date}</p>
              {time && <p className={where}>{time}</p>}
            </div>
          </Inline>
          <EventStatusBadge status={event.status} />
        </Inline>
        <p className={description}>{event.description?.trim() || EVENT_TEXTS.overview}</p>
        <dl className={facts}>
          {Object.entries(factsOf(event, timeZone)).map(([label, text]) => (
            <div key={label} className={fact}>
              <dt className={name}>{label}</dt>
              <dd className={value}>{text?.trim() || EVENT_TEXTS.unitMissing}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
