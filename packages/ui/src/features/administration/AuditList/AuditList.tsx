import { AUDIT_AREA_NAMES, AUDIT_AREAS, type AuditRow, auditDetails } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { ScrollText } from 'lucide-react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { DatesFilter } from '../../../primitives/FilterBar/DatesFilter.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type FilteredListProps, FilteredRecords, namedOptions } from '../AdminRecords.tsx';

/** The filters of rows; an empty value matches everything. */
export interface AuditListFilters {
  readonly search: string;
  readonly area: string;
  readonly from: string;
  readonly to: string;
}

export const NO_AUDIT_FILTERS: AuditListFilters = { search: '', area: '', from: '', to: '' };

export interface AuditListProps extends FilteredListProps<AuditRow, AuditListFilters> {
  /** Whether the count is exact or a minimum. */
  countExact?: boolean;
}

function Row({ row }: { row: AuditRow }) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { action, actor, at, subject, position } = row;
  const area = AUDIT_AREA_NAMES.find((name) => action.startsWith(`${name}.`));
  const who = actor ? actor.name || actor.username || actor._id : t('The server, or an unnamed person');
  return (
    <Stack gap="xxs">
      <Inline justify="between" gap={{ phone: 'xxs', tablet: 's' }}>
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

/** The audit log for administrators, latest first, with search and filters by area and day. */
export function AuditList({ countExact = true, ...list }: AuditListProps) {
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
      none={NO_AUDIT_FILTERS}
      filterLabel={t('Filter the audit log')}
      searchHint={t('Person or action')}
      choices={[{ name: 'area', label: t('Area'), options: namedOptions(AUDIT_AREA_NAMES, (area) => t(AUDIT_AREAS[area])) }]}
      moreFilters={
        <DatesFilter from={filters.from} to={filters.to} onFiltersChange={(changed) => onFiltersChange({ ...filters, ...changed })} />
      }
      summary={summary}
      estimatedHeight={80}
      loadingText={t('Loading the audit log...')}
      empty={{ icon: ScrollText, title: t('No rows found'), description: t('Every change is recorded here.') }}
    >
      {draw}
    </FilteredRecords>
  );
}
