import { EVENT_CATEGORIES, EVENT_STATUSES, type EventFilterValues, NO_EVENT_FILTERS } from '@quad/domain/events';
import type { UnitReference } from '@quad/domain/org-units';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';

const DatesFilter = lazy(async () => ({ default: (await import('../../../primitives/FilterBar/DatesFilter.tsx')).DatesFilter }));

const CATEGORIES = capitalizedOptions(EVENT_CATEGORIES);
const STATUSES = capitalizedOptions(EVENT_STATUSES);

export interface EventFiltersProps {
  /** The current filters; an empty value matches everything. */
  filters: EventFilterValues;
  /** Called with all filters when one changes, and on each keystroke while typing. */
  onFiltersChange: (filters: EventFilterValues) => void;
  /** The units to choose from; with fewer than two there is no filter. Undefined while loading, when its place is reserved. */
  units: readonly UnitReference[] | undefined;
  /** The number of matching events; undefined until it is known. */
  shownCount?: number | undefined;
  /** The number of all events; undefined until it is known. */
  count?: number | undefined;
  /** Further actions on the list, such as exporting it. */
  actions?: ReactNode;
}

/** Filters for events by text, unit, category, status and dates, above EventList or EventListCompact. */
export function EventFilters({ filters, onFiltersChange, units, shownCount, count, actions }: EventFiltersProps) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  const [clearedCount, setClearedCount] = useState(0);
  const unitOptions = useMemo(() => (units ?? []).map(({ _id, name }) => ({ value: _id, label: name })), [units]);
  const change = (changed: Partial<EventFilterValues>) => onFiltersChange({ ...filters, ...changed });
  const clear = () => {
    onFiltersChange(NO_EVENT_FILTERS);
    setClearedCount(clearedCount + 1);
  };
  const summary =
    shownCount !== undefined && count !== undefined
      ? t('Showing {shown} of {all} events', { shown: shownCount.toLocaleString(locale), all: count.toLocaleString(locale) })
      : undefined;
  return (
    <FilterBar
      label={t('Filter events')}
      summary={summary}
      filtered={Object.values(filters).some((word) => word !== '')}
      activeCount={Object.entries(filters).filter(([name, word]) => name !== 'search' && word !== '').length}
      onClear={clear}
      actions={actions}
      search={
        <SearchField
          key={clearedCount}
          placeholder={t('Title, unit, type or venue')}
          defaultValue={filters.search}
          onSearch={(text) => change({ search: text })}
        />
      }
    >
      {(!units || units.length > 1 || filters.unit !== '') && (
        <Field label={t('Unit')}>
          <Select
            placeholder={t('All units')}
            options={unitOptions}
            value={filters.unit}
            onChange={({ target }) => change({ unit: target.value })}
          />
        </Field>
      )}
      <Field label={t('Category')}>
        <Select
          placeholder={t('All categories')}
          options={translatedOptions(CATEGORIES, t)}
          value={filters.category}
          onChange={({ target }) => change({ category: target.value })}
        />
      </Field>
      <Field label={t('Status')}>
        <Select
          placeholder={t('Any status')}
          options={translatedOptions(STATUSES, t)}
          value={filters.status}
          onChange={({ target }) => change({ status: target.value })}
        />
      </Field>
      <Suspense
        fallback={
          <Field label={t('Dates')}>
            <Select placeholder="" options={[]} disabled />
          </Field>
        }
      >
        <DatesFilter from={filters.from} to={filters.to} onFiltersChange={change} />
      </Suspense>
    </FilterBar>
  );
}
