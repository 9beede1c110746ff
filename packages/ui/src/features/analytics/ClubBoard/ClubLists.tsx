import type { ClubAnalytics } from '@quad/domain/analytics';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { Section } from '../../../layout/Section/Section.tsx';
import { DataTable } from '../../../primitives/DataTable/DataTable.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

type Upcoming = ClubAnalytics['eventPerformance']['upcomingEvents'][number];
type Holder = ClubAnalytics['teamManagement']['currentPositionHolders'][number];

function numbered<Row>(rows: readonly Row[]): (Row & { key: string })[] {
  return rows.map((row, index) => ({ ...row, key: String(index) }));
}

/** The upcoming events of the club. */
export function ClubUpcoming({ events }: { events: readonly Upcoming[] }) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  return (
    <Section title={t(EVENT_TEXTS.sectionTitle)} headingLevel={3}>
      {events.length === 0 ? (
        <p>{t(EVENT_TEXTS.noUpcoming)}</p>
      ) : (
        <DataTable
          caption={t('Upcoming events of the club')}
          rows={numbered(events)}
          rowId={({ key }) => key}
          columns={[
            { id: 'event', header: t('Event'), cell: ({ title }) => title },
            {
              id: 'start',
              header: t('Start'),
              cell: ({ schedule }) => formatDateTime(schedule.start, timeZone, locale) || t('To be announced'),
            },
            { id: 'status', header: t('Status'), cell: ({ status }) => (status ? t(status) : '–') },
          ]}
        />
      )}
    </Section>
  );
}

/** The current position holders of the club. */
export function ClubTeam({ holders }: { holders: readonly Holder[] }) {
  const t = useTranslate();
  return (
    <Section title={t('Current Position Holders')} headingLevel={3}>
      {holders.length === 0 ? (
        <p>{t('Nobody currently holds a position in this club.')}</p>
      ) : (
        <DataTable
          caption={t('Who holds which position')}
          rows={numbered(holders)}
          rowId={({ key }) => key}
          columns={[
            { id: 'name', header: t('Name'), cell: ({ name }) => name ?? '–' },
            { id: 'username', header: t('Username'), cell: ({ username }) => username ?? '–' },
            { id: 'position', header: t('Position'), cell: ({ position }) => position ?? '–' },
          ]}
        />
      )}
    </Section>
  );
}
