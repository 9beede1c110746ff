import {
  FEEDBACK_STATUS_FILTERS,
  FEEDBACK_TYPE_FILTERS,
  type FeedbackFilter,
  isFeedbackFiltered,
  readFeedbackFilter,
} from '@quad/domain/feedback';
import { countTexts, type ListCounts } from '@quad/domain/fields';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface FeedbackFiltersProps {
  /** What is chosen now; `All` where nothing is. */
  filter: FeedbackFilter;
  /** Told of both choices each time one of them changes. */
  onFilter: (filter: FeedbackFilter) => void;
  /** How many pass the filters, and how many there are; undefined until that is known. */
  counts: ListCounts | undefined;
}

const NONE: FeedbackFilter = { type: 'All', status: 'All' };

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const TYPES = optionsOf(FEEDBACK_TYPE_FILTERS);
const STATUSES = optionsOf(FEEDBACK_STATUS_FILTERS);

/** Narrows the list of feedback down by type and status (docs/specification/feedback.md#feedback-filters). */
export function FeedbackFilters({ filter, onFilter, counts }: FeedbackFiltersProps) {
  const { locale } = useLocaleSettings();
  const { type, status } = filter;
  const texts = counts && countTexts(counts, (count) => count.toLocaleString(locale));
  return (
    <FilterBar
      label="Filter feedbacks"
      summary={texts && `Showing ${texts.shown} of ${texts.all} feedbacks`}
      isFiltered={isFeedbackFiltered(filter)}
      onClear={() => onFilter(NONE)}
    >
      <Field label="Type">
        <Select options={TYPES} value={type} onValueChange={(value) => onFilter(readFeedbackFilter({ status, type: value }))} />
      </Field>
      <Field label="Status">
        <Select options={STATUSES} value={status} onValueChange={(value) => onFilter(readFeedbackFilter({ type, status: value }))} />
      </Field>
    </FilterBar>
  );
}
