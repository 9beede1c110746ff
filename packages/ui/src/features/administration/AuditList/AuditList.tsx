import { AUDIT_AREA_NAMES, AUDIT_AREAS, type AuditRow, auditDetails } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { ScrollText } from 'lucide-react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { DatesFilter } from '../../../primitives/FilterBar/DatesFilter.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type FilteredListProps, FilteredRecords } from '../FilteredRecords.tsx';

/** What rows are narrowed down by, each blank where it lets all through. */
export interface AuditListFilters {
  readonly search: string;
  readonly area: string;
  readonly from: string;
  readonly to: string;
}

export const NO_AUDIT_FILTERS: AuditListFilters = { search: '', area: '', from: '', to: '' };

export interface AuditListProps extends FilteredListProps<AuditListFilters> {
  /** Rows, the latest first; undefined while they are on their way, or where they did not come. */
  rows: readonly AuditRow[] | undefined;
  /** Whether there are just so many, or at least. */
  countExact?: boolean;
}

function Row({ row }: { row: AuditRow }) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { action, actor, at, subject, position } = row;
  const area = AUDIT_AREA_NAMES.find((name) => action.startsWith(`${name}.`));
  const who = actor ? actor.name || actor.username || actor._id : t('The server, or nobody who is named');
  return (
    <Stack gap="xxs">
      <Inline justify="between">
        <Inline gap="xs">
          {area && <Text weight="medium">{t(AUDIT_AREAS[area])}</Text>}
          <Text size="s" wrap="anywhere">
            {action}
          </Text>
        </Inline>
        <Text size="s" tone="muted">
          {[position === null ? t('not in the chain yet') : t('row {position}', { position }), formatDateTime(at, timeZone, locale)].join(
            ' · ',
          )}
        </Text>
      </Inline>
      <Text size="s" wrap="anywhere">
        {subject ? t('{who}, about {whom}', { who, whom: subject.name || subject._id }) : who}
      </Text>
      <Text size="s" tone="muted" wrap="anywhere">
        {auditDetails(row).join(' · ')}
      </Text>
    </Stack>
  );
}

const draw = (row: AuditRow) => <Row row={row} />;

/** Who did what to whom, for administrators: searched, narrowed down by area and day, the latest first. */
export function AuditList({ rows, countExact = true, ...list }: AuditListProps) {
  const { filters, onFiltersChange } = list;
  const { locale, translate: t } = useLocaleSettings();
  const summary = (count: number) => {
    const values = { rows: count.toLocaleString(locale) };
    if (!countExact) return t('more than {rows} rows', values);
    return count === 1 ? t('1 row') : t('{rows} rows', values);
  };
  return (
    <FilteredRecords
      {...list}
      label={t('Audit log')}
      items={rows}
      none={NO_AUDIT_FILTERS}
      filterLabel={t('Filter the audit log')}
      searchHint={t('A person, or what was done')}
      choices={[
        { name: 'area', label: t('Area'), options: AUDIT_AREA_NAMES.map((area) => ({ value: area, label: t(AUDIT_AREAS[area]) })) },
      ]}
      moreFilters={
        <DatesFilter from={filters.from} to={filters.to} onFiltersChange={(changed) => onFiltersChange({ ...filters, ...changed })} />
      }
      summary={summary}
      estimatedHeight={80}
      loadingText={t('Loading the audit log...')}
      empty={() => <None />}
    >
      {draw}
    </FilteredRecords>
  );
}

function None() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<ScrollText size={24} aria-hidden="true" />}
      title={t('No rows found')}
      description={t('Everything that is changed leaves a row here.')}
    />
  );
}
