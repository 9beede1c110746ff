import { MONEY_TEXTS } from '@quad/domain/ledger';
import { Field, Select, useTranslate } from '@quad/ui';

interface YearFieldProps {
  year: string;
  years: readonly string[];
  onYearChange: (year: string) => void;
}

/** Selects the year of office, which is kept in the URL. */
export function YearField({ year, years, onYearChange }: YearFieldProps) {
  const t = useTranslate();
  const options = [...new Set([year, ...years])].sort().reverse();
  return (
    <Field label={t(MONEY_TEXTS.year)}>
      <Select value={year} onValueChange={onYearChange} options={options.map((value) => ({ value, label: value }))} />
    </Field>
  );
}
