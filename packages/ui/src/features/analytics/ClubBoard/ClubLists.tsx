import type { ClubAnalytics } from '@quad/domain/analytics';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { formatDateTime } from '@quad/domain/time';
import { Section } from '../../../layout/Section/Section.tsx';
import { DataTable } from '../../../primitives/DataTable/DataTable.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

type Upcoming = ClubAnalytics['eventPerformance']['upcomingEvents'][number];
type Holder = ClubAnalytics['teamManagement']['currentPositionHolders'][number];

function numbered<Row>(rows: readonly Row[]): (Row & { key: string })[] {
  return rows.map((row, index) => ({ ...row, key: String(index) }));
}

/** What the club will do next. */
export function ClubUpcoming({ events }: { events: readonly Upcoming[] }) {
  const { timeZone } = useLocaleSettings();
  return (
    <Section title={EVENT_TEXTS.sectionTitle} level={3}>
      {events.length === 0 ? (
        <p>{EVENT_TEXTS.noUpcoming}</p>
      ) : (
        <DataTable
          caption="Upcoming events of the club"
          rows={numbered(events)}
          rowId={({ key }) => key}
          columns={[
            { id: 'event', header: 'Event', cell: ({ title }) => title },
            { id: 'start', header: 'Start', cell: ({ schedule }) => formatDateTime(schedule.start, timeZone) || 'To be announced' },
            { id: 'status', header: 'Status', cell: ({ status }) => status ?? '–' },
          ]}
        />
      )}
    </Section>
  );
}

/** Who runs the club now. */
export function ClubTeam({ holders }: { holders: readonly Holder[] }) {
  return (
    <Section title="Current Position Holders" level={3}>
      {holders.length === 0 ? (
        <p>Nobody holds a position of this club now.</p>
      ) : (
        <DataTable
          caption="Who holds which position"
          rows={numbered(holders)}
          rowId={({ key }) => key}
          columns={[
            { id: 'name', header: 'Name', cell: ({ name }) => name ?? '–' },
            { id: 'username', header: 'Username', cell: ({ username }) => username ?? '–' },
            { id: 'position', header: 'Position', cell: ({ position }) => position ?? '–' },
          ]}
        />
      )}
    </Section>
  );
}
