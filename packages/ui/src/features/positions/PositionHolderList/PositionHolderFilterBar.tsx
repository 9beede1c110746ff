import { HOLDER_STATUSES, type HolderFilters } from '@quad/domain/positions';
import { CardFilterBar, type CardFilterBarProps } from '../CardFilterBar/CardFilterBar.tsx';
import { ChoiceFilter } from '../CardFilterBar/ChoiceFilter.tsx';
import type { Filtering } from '../useFilters.ts';

export interface PositionHolderFilterBarProps extends Pick<CardFilterBarProps, 'departments' | 'summary'> {
  filtering: Filtering<HolderFilters>;
  tenures: readonly string[];
}

/** Search, status, tenure and department above the position holders. */
export function PositionHolderFilterBar({ filtering, tenures, ...rest }: PositionHolderFilterBarProps) {
  const { filters, change } = filtering;
  return (
    <CardFilterBar label="Filter position holders" searchPlaceholder="Name, email, ID or position" filtering={filtering} {...rest}>
      <ChoiceFilter
        name="status"
        label="Status"
        placeholder="All statuses"
        words={HOLDER_STATUSES}
        value={filters.status}
        onChange={change}
      />
      <ChoiceFilter name="tenure" label="Tenure" placeholder="All tenures" words={tenures} value={filters.tenure} onChange={change} />
    </CardFilterBar>
  );
}
