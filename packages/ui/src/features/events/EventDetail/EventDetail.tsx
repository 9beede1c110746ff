import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { EventLeaf } from '../EventLeaf/EventLeaf.tsx';
import { EventStatusBadge } from '../EventStatusBadge/EventStatusBadge.tsx';
import { scheduleText } from '../schedule.ts';
import { description, fact, facts, name, value } from './EventDetail.css.ts';

export interface EventDetailProps {
  /** Undefined while it is on its way. */
  event: Event | undefined;
}

function organizerNames({ organizers }: Event, t: Translate): string {
  return organizers.map(({ personal_info }) => personal_info.name.trim() || t(EVENT_TEXTS.organizerMissing)).join(', ');
}

function factsOf(event: Event, { timeZone, locale, translate: t }: LocaleSettings): Readonly<Record<string, string | null | undefined>> {
  const { schedule } = event;
  return {
    [t('Category')]: event.category && t(event.category),
    [t('Type')]: event.type,
    [t('Mode')]: schedule.mode && t(schedule.mode),
    [t('Venue')]: schedule.venue,
    [t('Start')]: formatDateTime(schedule.start, timeZone, locale),
    [t('End')]: formatDateTime(schedule.end, timeZone, locale),
    [t('Organizing unit')]: event.organizing_unit_id?.name,
    [t('Organizers')]: organizerNames(event, t) || t(EVENT_TEXTS.organizerMissing),
  };
}

function DetailBlank() {
  const t = useTranslate();
  return (
    <LoadingShape label={t(EVENT_TEXTS.loading)}>
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
  const settings = useLocaleSettings();
  const t = settings.translate;
  if (!event) return <DetailBlank />;
  const { leaf, date, time } = scheduleText(event.schedule, settings);
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
        <p className={description}>{event.description?.trim() || t(EVENT_TEXTS.overview)}</p>
        <dl className={facts}>
          {Object.entries(factsOf(event, settings)).map(([label, text]) => (
            <div key={label} className={fact}>
              <dt className={name}>{label}</dt>
              <dd className={value}>{text?.trim() || t(EVENT_TEXTS.unitMissing)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
