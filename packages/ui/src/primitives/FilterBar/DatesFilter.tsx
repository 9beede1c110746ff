import { Stack } from '../../layout/Stack/Stack.tsx';
import { DateInput } from '../DateInput/DateInput.tsx';
import { Field } from '../Field/Field.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import { FilterChip } from './FilterChip.tsx';

export interface DatesFilterProps {
  /** The first day as YYYY-MM-DD; empty for no limit. */
  from: string;
  /** The last day as YYYY-MM-DD; empty for no limit. */
  to: string;
  /** Called with only the changed day. */
  onFiltersChange: (changed: { from?: string; to?: string }) => void;
}

/** The day in a short form; empty for an invalid day, because a URL may contain anything. */
function shortDay(day: string, locale: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date);
}

/** A filter by a first and a last day, as one chip of a FilterBar. */
export function DatesFilter({ from, to, onFiltersChange }: DatesFilterProps) {
  const { locale, translate: t } = useLocaleSettings();
  const value = from || to ? [from, to].map((day) => shortDay(day, locale)).join(' – ') : '';
  return (
    <FilterChip label={t('Dates')} value={value}>
      <Stack>
        <Field label={t('From')}>
          <DateInput value={from} max={to || undefined} onChange={({ target }) => onFiltersChange({ from: target.value })} />
        </Field>
        <Field label={t('To')}>
          <DateInput value={to} min={from || undefined} onChange={({ target }) => onFiltersChange({ to: target.value })} />
        </Field>
      </Stack>
    </FilterChip>
  );
}
