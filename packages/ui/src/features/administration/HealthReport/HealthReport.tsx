import type { Finding, FindingState, Health, QueueLoad } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { DataTable } from '../../../primitives/DataTable/DataTable.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { AdminRecord } from '../AdminRecords.tsx';
import { QUEUE_NAMES } from '../texts.ts';

export interface HealthReportProps {
  /** The findings. */
  health: Health;
}

const STATES = {
  fine: { label: 'Fine', tone: 'positive' },
  look: { label: 'Needs attention', tone: 'caution' },
  wrong: { label: 'Wrong', tone: 'critical' },
} as const satisfies Record<FindingState, { label: string; tone: BadgeTone }>;

const AREAS: Readonly<Record<string, string>> = {
  configuration: 'Configuration',
  database: 'Database',
  migrations: 'Migrations',
  clock: 'Clock',
  keys: 'Keys',
  jobs: 'Background jobs',
  mail: 'Mail',
  storage: 'Storage',
  photos: 'Photos',
  backups: 'Backups',
};

const keyOf = ({ area, found }: Finding) => `${area} ${found}`;

function FindingLine({ finding }: { finding: Finding }) {
  const t = useTranslate();
  const { area, state, found, advice } = finding;
  const { label, tone } = STATES[state];
  return (
    <AdminRecord title={t(AREAS[area] ?? area)} staysBeside end={<Badge tone={tone}>{t(label)}</Badge>}>
      <Text size="s" wrap="anywhere">
        {found}
      </Text>
      {advice && (
        <Text size="s" tone="muted" wrap="anywhere">
          {advice}
        </Text>
      )}
    </AdminRecord>
  );
}

const draw = (finding: Finding) => <FindingLine finding={finding} />;

/** The health of the installation for administrators: the state of each dependency, and the length of the job queues. */
export function HealthReport({ health: { examined_at, findings, queues } }: HealthReportProps) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Stack>
      <Text tone="muted">{t('Checked {moment}.', { moment: formatDateTime(examined_at, timeZone, locale) })}</Text>
      {findings ? (
        <RecordList label={t('What was found')} density="compact" items={findings} itemKey={keyOf} estimatedHeight={64}>
          {draw}
        </RecordList>
      ) : (
        <Text>{t('Several institutes share this installation. Ask its operator about its state.')}</Text>
      )}
      <DataTable<QueueLoad>
        caption={t('Background jobs')}
        rows={queues}
        rowId={({ queue }) => queue}
        columns={[
          { id: 'queue', header: t('Work'), cell: ({ queue }) => t(QUEUE_NAMES[queue] ?? queue), rowHeader: true },
          { id: 'waiting', header: t('Waiting'), cell: ({ waiting }) => number(waiting), align: 'end' },
          { id: 'later', header: t('Later'), cell: ({ later }) => number(later), align: 'end' },
          { id: 'at_work', header: t('In progress'), cell: ({ at_work }) => number(at_work), align: 'end' },
          { id: 'given_up', header: t('Failed'), cell: ({ given_up }) => number(given_up), align: 'end' },
          { id: 'oldest', header: t('Oldest waits, seconds'), cell: ({ oldest_seconds }) => number(oldest_seconds), align: 'end' },
        ]}
      />
    </Stack>
  );
}
