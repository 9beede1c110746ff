import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EventLeaf } from '../EventLeaf/EventLeaf.tsx';
import { EventStatusBadge } from '../EventStatusBadge/EventStatusBadge.tsx';
import { scheduleText } from '../schedule.ts';
import { description, fact, facts, name, value } from './EventDetail.css.ts';

export interface EventDetailProps {
  /** Undefined while it is on its way. */
  event: Event | undefined;
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

function DetailBlank() {
  return (
    <LoadingShape label={EVENT_TEXTS.loading}>
      <Card padding="large">
        <Stack gap="l">
          <Inline isWrapping={false}>
            <Skeleton shape="leaf" />
            <Skeleton width="half" />
          </Inline>
          <Skeleton width="most" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </LoadingShape>
  );
}

/** Everything that is published about one event, but for its title: that is the heading of the page. */
export function EventDetail({ event }: EventDetailProps) {
  const { timeZone } = useLocaleSettings();
  if (!event) return <DetailBlank />;
  const { leaf, date, time } = scheduleText(event.schedule, timeZone);
  return (
    <Card as="section" padding="large" aria-label={event.title}>
      <Stack gap="l">
        <Inline justify="between" align="start">
          <Inline isWrapping={false}>
            <EventLeaf leaf={leaf} />
            <div>
              <Text weight="bold">{date}</Text>
              {time && <Text tone="muted">{time}</Text>}
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
