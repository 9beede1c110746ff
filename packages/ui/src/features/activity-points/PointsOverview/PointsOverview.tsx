import { type OwnPoints, POINTS_TEXTS } from '@quad/domain/activity-points';
import { formatDay, formatLongDate } from '@quad/domain/time';
import { CalendarClock, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { printOnly, printSurface } from '../../surfaces/print.css.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';
import { PointEntries } from './PointEntries.tsx';
import { PointFigure } from './PointFigure.tsx';
import { PointSegments } from './PointSegments.tsx';

export interface PointsOverviewProps extends ReadProps {
  /** The user's points; undefined while loading. */
  points: OwnPoints | undefined;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** The student's name, for the printed page. */
  personName?: string | undefined;
  /** The user's claims and the button for a new one; shown if there are rules. */
  children?: ReactNode;
}

type Upcoming = OwnPoints['upcoming'][number];

const keyOf = ({ event_id }: Upcoming) => event_id;

function UpcomingEvent({ event: { event_id, title, day, points }, now }: { event: Upcoming; now: Date }) {
  const { locale, translate: t } = useLocaleSettings();
  return (
    <div className={recordCard}>
      <div className={words}>
        <Text weight="medium">
          <Link href={`/events/${event_id}`} underline="hover" covers>
            {title}
          </Link>
        </Text>
        <Text size="s" tone="muted">
          {formatDay(day, 'UTC', locale, now)}
        </Text>
      </div>
      <Text as="span">{t(POINTS_TEXTS.worth, { points })}</Text>
    </div>
  );
}

/** A student's own points: the total, what would count next, and where the points come from. */
export function PointsOverview({ points, error, onRetry, now, personName, children }: PointsOverviewProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  if (!points && error !== undefined) return <ErrorState description={error} onRetry={onRetry} />;
  if (!points) {
    return (
      <LoadingShape label={t(POINTS_TEXTS.loading)}>
        <Stack>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </LoadingShape>
    );
  }
  if (!points.rules) {
    return <EmptyRecordList icon={Trophy} title={t(POINTS_TEXTS.noRules)} description={t(POINTS_TEXTS.noRulesHint)} />;
  }
  return (
    <div className={printSurface}>
      <div className={printOnly}>
        <Heading level={1} size="xl">
          {personName}
        </Heading>
        <Text size="s">{[t(POINTS_TEXTS.title), formatLongDate(now, timeZone, locale)].join(' · ')}</Text>
      </div>
      <Stack gap="l">
        <Card>
          <Stack gap="l">
            <PointFigure points={points} rules={points.rules} now={now} />
            <PointSegments points={points} minimum={points.rules.minimum} />
          </Stack>
        </Card>
        {children}
        <Section title={t(POINTS_TEXTS.upcoming)}>
          <RecordList
            label={t(POINTS_TEXTS.upcoming)}
            density="compact"
            pageSize={5}
            items={points.upcoming}
            itemKey={keyOf}
            empty={
              <EmptyRecordList
                icon={CalendarClock}
                title={t(POINTS_TEXTS.noUpcoming)}
                action={<Link href="/events">{t(POINTS_TEXTS.seeEvents)}</Link>}
              />
            }
          >
            {(event) => <UpcomingEvent event={event} now={now} />}
          </RecordList>
        </Section>
        <Section title={t(POINTS_TEXTS.entries)}>
          <PointEntries points={points} now={now} own />
        </Section>
        <Text size="s" tone="muted">
          {points.rules.source}
        </Text>
      </Stack>
    </div>
  );
}
