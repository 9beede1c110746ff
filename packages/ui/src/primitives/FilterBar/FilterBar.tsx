import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Button } from '../Button/Button.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { bar, chips, found, result, row, search as searchStyle, toggle, tool } from './FilterBar.css.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

export interface FilterBarProps extends Omit<NativeProps<HTMLDivElement>, 'role' | 'aria-label'> {
  /** What is filtered; the accessible name of the bar. */
  label: string;
  /** A SearchField, first in the row. */
  search?: ReactNode;
  /** Selects, each in its Field. Each becomes a chip that shows the selected value. */
  children?: ReactNode;
  /** The number of results, such as 'Showing 3 of 24 position holders'; announced when it changes. */
  summary?: string | undefined;
  /** Resets all filters; its button is shown while `filtered`. The focus then moves to the search, or to the first filter. */
  onClear?: () => void;
  /** Whether a filter or search is active, so that there is something to clear. */
  filtered?: boolean;
  /**
   * The number of active filters besides the search. If it is set and the bar is narrow, only the search stays visible, beside a button
   * with this number that opens the other filters in a sheet.
   */
  activeCount?: number;
  /** Actions on the filtered list, such as exporting it, at the end of the row. */
  actions?: ReactNode;
}

/** Focuses the search, or the first visible filter without one. */
function focusFirst(filters: HTMLElement | null): void {
  const controls = filters?.querySelectorAll<HTMLElement>('input, select') ?? [];
  [...controls].find((control) => control.checkVisibility())?.focus();
}

function openPicker({ target, isTrusted }: MouseEvent): void {
  if (isTrusted && target instanceof HTMLLabelElement) (target.control as HTMLSelectElement | null)?.showPicker?.();
}

/** Makes a press on a chip's label open its menu, like a press beside the label. */
function watchLabels(list: HTMLElement | null): void {
  list?.addEventListener('click', openPicker);
}

/** A row of filters above a list, with the number of results. The page stores the values of the filters. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, children, summary, onClear, filtered = false, activeCount, actions, ...native } = props;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [clearedCount, setClearedCount] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // The Clear button disappears with the active filters, so the focus has to be moved. The search field may have been remounted by then.
  useEffect(() => {
    if (clearedCount > 0) focusFirst(place.current);
  }, [clearedCount]);
  const clear = () => {
    setClearedCount(clearedCount + 1);
    onClear?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers have supported the role longer than the element.
    <div {...native} role="search" aria-label={label} className={bar}>
      <div ref={place} className={row}>
        {search && <div className={searchStyle}>{search}</div>}
        {activeCount !== undefined && (
          <div className={toggle}>
            <Button
              icon={<SlidersHorizontal size={16} aria-hidden="true" />}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              {activeCount > 0 ? t('Filters ({count})', { count: activeCount }) : t('Filters')}
            </Button>
          </div>
        )}
        <div ref={watchLabels} className={chips}>
          {children}
        </div>
        {(summary !== undefined || onClear || actions) && (
          <div className={result}>
            {onClear && filtered && (
              <div className={tool}>
                <Button size="s" variant="quiet" onClick={clear}>
                  {t('Clear filters')}
                </Button>
              </div>
            )}
            <span role="status" className={found}>
              {summary}
            </span>
            {actions && <div className={tool}>{actions}</div>}
          </div>
        )}
        {isOpen && (
          <Suspense>
            <FilterSheet summary={summary} onClose={() => setOpen(false)}>
              {children}
            </FilterSheet>
          </Suspense>
        )}
      </div>
    </div>
  );
}
