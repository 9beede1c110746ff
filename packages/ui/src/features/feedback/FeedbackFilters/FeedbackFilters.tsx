import {
  FEEDBACK_STATUS_FILTERS,
  FEEDBACK_TYPE_FILTERS,
  type FeedbackFilter,
  isFeedbackFiltered,
  readFeedbackFilter,
} from '@quad/domain/feedback';
import { countTexts, type ListCounts } from '@quad/domain/fields';
import type { ReactNode } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { translatedOptions } from '../../forms/options.ts';

export interface FeedbackFiltersProps {
  /** The selected values; `All` by default. */
  filter: FeedbackFilter;
  /** Called with both values when one of them changes. */
  onFiltersChange: (filter: FeedbackFilter) => void;
  /** The number of matching items and of all items; undefined until it is known. */
  counts: ListCounts | undefined;
  /** Further actions on the list, such as exporting it. */
  actions?: ReactNode;
}

const NONE: FeedbackFilter = { type: 'All', status: 'All' };

const optionsOf = (words: readonly string[]) => words.filter((word) => word !== NONE.type).map((word) => ({ value: word, label: word }));
const TYPES = optionsOf(FEEDBACK_TYPE_FILTERS);
const STATUSES = optionsOf(FEEDBACK_STATUS_FILTERS);

/** Filters for feedback by type and status (docs/specification/feedback.md#feedback-filters). */
export function FeedbackFilters({ filter, onFiltersChange, counts, actions }: FeedbackFiltersProps) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  const { type, status } = filter;
  const texts = counts && countTexts(counts, (count) => count.toLocaleString(locale));
  return (
    <FilterBar
      label={t('Filter feedbacks')}
      summary={texts && t('Showing {shown} of {all} feedbacks', texts)}
      filtered={isFeedbackFiltered(filter)}
      onClear={() => onFiltersChange(NONE)}
      actions={actions}
    >
      <Field label={t('Type')}>
        <Select
          placeholder={t('All')}
          options={translatedOptions(TYPES, t)}
          value={type === 'All' ? '' : type}
          onValueChange={(value) => onFiltersChange(readFeedbackFilter({ status, type: value }))}
        />
      </Field>
      <Field label={t('Status')}>
        <Select
          placeholder={t('All')}
          options={translatedOptions(STATUSES, t)}
          value={status === 'All' ? '' : status}
          onValueChange={(value) => onFiltersChange(readFeedbackFilter({ type, status: value }))}
        />
      </Field>
    </FilterBar>
  );
}
