import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Button } from '../Button/Button.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { bar, chips, found, lines, result, row, search as searchStyle, toggle, tool } from './FilterBar.css.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

export interface FilterBarProps extends Omit<NativeProps<HTMLDivElement>, 'role' | 'aria-label'> {
  /** What is filtered, for screen readers. */
  label: string;
  /** A SearchField; it begins the row. */
  search?: ReactNode;
  /** Selects, each in its Field: a chip each, which says what is chosen. */
  children?: ReactNode;
  /** How many are left, such as 'Showing 3 of 24 position holders'; read out when it changes. */
  summary?: string | undefined;
  /** Takes all filters back; offered while `filtered`. The focus goes to the search then, or to the first filter. */
  onClear?: () => void;
  /** Something is narrowed down, so that there is something to clear. */
  filtered?: boolean;
  /**
   * How many filters besides the search narrow something down. Where it is given and the bar is narrow, only the search stays in sight, with
   * a button that opens the others in a sheet and tells this number.
   */
  activeCount?: number;
  /** What else can be done with the list as it is narrowed down, such as saving it; at the end of the row. */
  actions?: ReactNode;
  /** What decides how the list is shown, such as its views: before the filters, or above them where both have no room in one row. */
  lead?: ReactNode;
}

/** The search, which comes first, or the first filter that can be seen. */
function focusFirst(filters: HTMLElement | null): void {
  const controls = filters?.querySelectorAll<HTMLElement>('input, select') ?? [];
  [...controls].find((control) => control.checkVisibility())?.focus();
}

function openPicker({ target, isTrusted }: MouseEvent): void {
  if (isTrusted && target instanceof HTMLLabelElement) (target.control as HTMLSelectElement | null)?.showPicker?.();
}

/** The label is a part of the chip: a press on it opens what a press beside it does. */
function watchLabels(list: HTMLElement | null): void {
  list?.addEventListener('click', openPicker);
}

/** What narrows a list down, in one row above it, with how many are left. Where the filters are kept is the page's to say. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, children, summary, onClear, filtered = false, activeCount, actions, lead, ...native } = props;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [clearedCount, setClearedCount] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // The button goes away with the filters, and would take the focus with it. A search field may be another one by now.
  useEffect(() => {
    if (clearedCount > 0) focusFirst(place.current);
  }, [clearedCount]);
  const clear = () => {
    setClearedCount(clearedCount + 1);
    onClear?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: listening software knows the role longer than the element.
    <div {...native} role="search" aria-label={label} className={bar}>
      <div className={lines}>
        {lead}
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
    </div>
  );
}
