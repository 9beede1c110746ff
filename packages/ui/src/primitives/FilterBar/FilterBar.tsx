import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Button } from '../Button/Button.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { bar, end, filters, result, toggle } from './FilterBar.css.ts';

export interface FilterBarProps extends Omit<NativeProps<HTMLDivElement>, 'role' | 'aria-label'> {
  /** What is filtered, for screen readers. */
  label: string;
  /** A SearchField and Selects, each in its Field. */
  children: ReactNode;
  /** How many are left, such as 'Showing 3 of 24 position holders'; read out when it changes. */
  summary?: string | undefined;
  /** Takes all filters back; offered while `isFiltered`. The focus goes to the search then, or to the first filter. */
  onClear?: () => void;
  /** Something is narrowed down, so that there is something to clear. */
  isFiltered?: boolean;
  /**
   * How many filters besides the search narrow something down. Where it is given and the bar is narrow, only the search stays in sight, with
   * a button that opens the others and tells this number.
   */
  activeCount?: number;
  /** What else can be done with the list as it is narrowed down, such as saving it; at the end of its row. */
  tools?: ReactNode;
}

/** The search, or the first filter that can be seen. */
function focusFirst(filters: HTMLElement | null): void {
  const controls = [...(filters?.querySelectorAll<HTMLElement>('input, select') ?? [])].filter((control) => control.checkVisibility());
  (controls.find((control) => control.matches('[type="search"]')) ?? controls[0])?.focus();
}

/** What narrows a list down, above it, with how many are left. Where the filters are kept is the page's to say. */
export function FilterBar({ label, children, summary, onClear, isFiltered = false, activeCount, tools, ...native }: FilterBarProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [clearedCount, setClearedCount] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  // The button goes away with the filters, and would take the focus with it. A search field may be another one by now.
  useEffect(() => {
    if (clearedCount > 0) focusFirst(place.current);
  }, [clearedCount]);
  const clear = () => {
    setClearedCount(clearedCount + 1);
    onClear?.();
  };
  const isFolding = activeCount !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: listening software knows the role longer than the element.
    <div {...native} role="search" aria-label={label} className={bar}>
      <div id={id} ref={place} className={filters({ isFolded: isFolding && !isOpen })}>
        {isFolding && (
          <div className={toggle}>
            <Button
              icon={<SlidersHorizontal size={16} aria-hidden="true" />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {activeCount > 0 ? t('Filters ({count})', { count: activeCount }) : t('Filters')}
            </Button>
          </div>
        )}
        {children}
      </div>
      {(summary !== undefined || onClear || tools) && (
        <div className={result}>
          <span role="status">{summary}</span>
          {onClear && isFiltered && (
            <Button size="small" variant="quiet" onClick={clear}>
              {t('Clear filters')}
            </Button>
          )}
          {tools && <div className={end}>{tools}</div>}
        </div>
      )}
    </div>
  );
}
