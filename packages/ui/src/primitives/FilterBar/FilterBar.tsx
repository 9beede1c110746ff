import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { bar, filters, result } from './FilterBar.css.ts';

export interface FilterBarProps {
  /** What is filtered, for screen readers. */
  label: string;
  /** A SearchField and Selects, each in its Field. */
  children: ReactNode;
  /** How many are left, such as 'Showing 3 of 24 position holders'; read out when it changes. */
  summary?: string;
  /** Takes all filters back; offered while `isFiltered`. */
  onClear?: () => void;
  /** Something is narrowed down, so that there is something to clear. */
  isFiltered?: boolean;
}

/** What narrows a list down, above it, with how many are left. Where the filters are kept is the page's to say. */
export function FilterBar({ label, children, summary, onClear, isFiltered = false }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: listening software knows the role longer than the element.
    <div role="search" aria-label={label} className={bar}>
      <div className={filters}>{children}</div>
      {(summary !== undefined || onClear) && (
        <div className={result}>
          <span role="status">{summary}</span>
          {onClear && isFiltered && (
            <Button size="small" variant="quiet" onClick={onClear}>
              Clear filters
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
