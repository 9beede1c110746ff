import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import type { ReactNode } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type LocaleSettings, useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { EventLeaf } from '../EventLeaf/EventLeaf.tsx';
import { EventStatusBadge } from '../EventStatusBadge/EventStatusBadge.tsx';
import { endText, scheduleText } from '../schedule.ts';
import { about, aside, description, facts, layout, name, time, times, value, when } from './EventDetail.css.ts';

export interface EventDetailProps {
  /** Undefined while loading. */
  event: Event | undefined;
  /** The actions on the event, below its time and place: first on a phone, beside the details where there is room. */
  children?: ReactNode;
  /** Content below the details. */
  more?: ReactNode;
}

function organizerNames({ organizers }: Event, t: Translate): string {
  return organizers.map(({ personal_info }) => personal_info.name.trim() || t(EVENT_TEXTS.organizerMissing)).join(', ');
}

type Details = Readonly<Record<string, string | null | undefined>>;

function whenAndWhere({ schedule }: Event, { timeZone, locale, translate: t }: LocaleSettings): Details {
  return {
    [t('Start')]: formatDateTime(schedule.start, timeZone, locale),
    [t('End')]: endText(schedule.start, schedule.end, timeZone, locale),
    [t('Venue')]: schedule.venue,
  };
}

function detailsOf(event: Event, t: Translate): Details {
  return {
    [t('Category')]: event.category && t(event.category),
    [t('Type')]: event.type,
    [t('Mode')]: event.schedule.mode && t(event.schedule.mode),
    [t('Organizing unit')]: event.organizing_unit_id?.name,
    [t('Organizers')]: organizerNames(event, t) || t(EVENT_TEXTS.organizerMissing),
  };
}

function DetailList({ details, className, rowClassName }: { details: Details; className: string; rowClassName?: string }) {
  const t = useTranslate();
  return (
    <dl className={className}>
      {Object.entries(details).map(([label, text]) => (
        <div key={label} className={rowClassName}>
          <dt className={name}>{label}</dt>
          <dd className={value}>{text?.trim() || t(EVENT_TEXTS.unitMissing)}</dd>
        </div>
      ))}
    </dl>
  );
}

function DetailSkeleton() {
  const t = useTranslate();
  return (
    <LoadingShape label={t(EVENT_TEXTS.loading)}>
      <Card padding="l">
        <Stack gap="l">
          <Inline wrap={false}>
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

/** Everything that is published about an event except its title, which is the heading of the page. */
export function EventDetail({ event, children, more }: EventDetailProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  if (!event) return <DetailSkeleton />;
  return (
    <div className={layout}>
      <div className={aside}>
        <Card asChild padding="l" aria-label={t('When and where')}>
          <section>
            <div className={when}>
              <EventLeaf leaf={scheduleText(event.schedule, settings).leaf} />
              <EventStatusBadge status={event.status} />
              <DetailList details={whenAndWhere(event, settings)} className={times} rowClassName={time} />
            </div>
          </section>
        </Card>
        {children}
      </div>
      <div className={about}>
        <Card asChild padding="l" aria-label={event.title}>
          <section>
            <Stack gap="l">
              <p className={description}>{event.description?.trim() || t(EVENT_TEXTS.overview)}</p>
              <DetailList details={detailsOf(event, t)} className={facts} />
            </Stack>
          </section>
        </Card>
        {more}
      </div>
    </div>
  );
}
