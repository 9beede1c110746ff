import {
  FEEDBACK_STATUS_FILTERS,
  FEEDBACK_TYPE_FILTERS,
  type FeedbackFilter,
  isFeedbackFiltered,
  readFeedbackFilter,
} from '@quad/domain/feedback';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface FeedbackFiltersProps {
  /** What is chosen now; `All` where nothing is. */
  filter: FeedbackFilter;
  /** Told of both choices each time one of them changes. */
  onFilter: (filter: FeedbackFilter) => void;
  /** How many pass the filters. */
  shownCount: number;
  /** How many there are. */
  count: number;
}

const NONE: FeedbackFilter = { type: 'All', status: 'All' };

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const TYPES = optionsOf(FEEDBACK_TYPE_FILTERS);
const STATUSES = optionsOf(FEEDBACK_STATUS_FILTERS);

/** Narrows the list of feedback down by type and status (docs/specification/feedback.md#feedback-filters). */
export function FeedbackFilters({ filter, onFilter, shownCount, count }: FeedbackFiltersProps) {
  const { locale } = useLocaleSettings();
  const { type, status } = filter;
  return (
    <FilterBar
      label="Filter feedbacks"
      summary={`Showing ${shownCount.toLocaleString(locale)} of ${count.toLocaleString(locale)} feedbacks`}
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
