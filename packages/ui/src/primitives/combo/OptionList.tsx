import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check } from 'lucide-react';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { blank, detail, option as optionStyle, spacer, tick } from './combo.css.ts';
import type { ComboboxOption } from './options.ts';

export interface OptionListProps {
  options: readonly ComboboxOption[];
  highlightedIndex: number;
  chosen: (value: string) => boolean;
  /** What makes an element the option at that place. */
  optionProps: (option: ComboboxOption, index: number) => HTMLAttributes<HTMLLIElement>;
}

/** The rows of an open listbox. Only those visible are rendered, so that thousands cost what a dozen costs. */
export function OptionList({ options, highlightedIndex, chosen, optionProps }: OptionListProps) {
  // The virtualizer changes under its own name, which a memoizing compiler would not see.
  'use no memo';
  const firstRef = useRef<HTMLLIElement>(null);
  const estimateSize = (index: number) => (options[index]?.detail ? 58 : 40);
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: options.length,
    // The listbox around the rows. Its own ref is the engine's, which lets go of it in every render.
    getScrollElement: () => firstRef.current?.parentElement ?? null,
    estimateSize,
    getItemKey: (index) => options[index]?.value ?? index,
    // What grows may wait for the next frame, and the browser has nothing to complain of.
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
        const placed = { 'aria-selected': chosen(option.value), 'aria-setsize': options.length, 'aria-posinset': index + 1 };
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
            {chosen(option.value) && <Check size={16} aria-hidden="true" className={tick} />}
          </li>
        );
      })}
      <li role="presentation" className={spacer} style={assignInlineVars({ [blank]: `${end}px` })} />
    </>
  );
}
