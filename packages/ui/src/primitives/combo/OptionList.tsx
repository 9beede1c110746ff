import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check } from 'lucide-react';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { blank, detail, option as optionStyle, spacer, tick } from './combo.css.ts';
import type { ComboboxOption } from './options.ts';

export interface OptionListProps {
  options: readonly ComboboxOption[];
  highlightedIndex: number;
  selected: (value: string) => boolean;
  /** Returns the attributes of the option at an index. */
  optionProps: (option: ComboboxOption, index: number) => HTMLAttributes<HTMLLIElement>;
}

/** The options of an open listbox. Only visible ones are rendered, so thousands cost no more than a dozen. */
export function OptionList({ options, highlightedIndex, selected, optionProps }: OptionListProps) {
  // The virtualizer is a mutable object, so the React Compiler would memoize stale values.
  'use no memo';
  const firstRef = useRef<HTMLLIElement>(null);
  const estimateSize = (index: number) => (options[index]?.detail ? 58 : 40);
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: options.length,
    // The listbox around the rows. Its own ref belongs to the engine, which resets it on every render.
    getScrollElement: () => firstRef.current?.parentElement ?? null,
    estimateSize,
    getItemKey: (index) => options[index]?.value ?? index,
    // Size changes may wait for the next frame, which avoids the browser's "ResizeObserver loop" error.
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: 288 },
    overscan: 4,
  });
  useEffect(() => {
    if (highlightedIndex >= 0) virtual.scrollToIndex(highlightedIndex);
  }, [highlightedIndex, virtual]);

  const rows = virtual.getVirtualItems();
  const start = rows[0]?.start ?? 0;
  const end = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0);
  return (
    <>
      <li ref={firstRef} role="presentation" className={spacer} style={assignInlineVars({ [blank]: `${start}px` })} />
      {rows.map(({ index }) => {
        const option = options[index];
        if (!option) return null;
        const placed = { 'aria-selected': selected(option.value), 'aria-setsize': options.length, 'aria-posinset': index + 1 };
        return (
          <li
            key={option.value}
            {...optionProps(option, index)}
            {...placed}
            ref={virtual.measureElement}
            data-index={index}
            data-highlighted={index === highlightedIndex || undefined}
            className={optionStyle}
          >
            <span>
              {option.label}
              {option.detail && <span className={detail}>{option.detail}</span>}
            </span>
            {selected(option.value) && <Check size={16} aria-hidden="true" className={tick} />}
          </li>
        );
      })}
      <li role="presentation" className={spacer} style={assignInlineVars({ [blank]: `${end}px` })} />
    </>
  );
}
