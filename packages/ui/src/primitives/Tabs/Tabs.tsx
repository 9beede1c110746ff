import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { aside as asideStyle, head, list, panel, tab, tabs } from './Tabs.css.ts';

/** How much of the neighboring tab is visible beside the selected one, in pixels. */
const PEEP = 48;

export interface TabsItem {
  /** Letters, digits and dashes. */
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps extends Omit<NativeProps<HTMLDivElement>, 'defaultValue' | 'dir'> {
  /** What the tabs switch between, for screen readers. */
  label: string;
  /** The tabs with their panels, in this order. */
  items: readonly TabsItem[];
  /** The id of the selected tab, when controlled, such as by the URL. */
  value?: string;
  /** The initial tab, when uncontrolled; by default the first. */
  defaultValue?: string;
  /** Called with the id of the newly selected tab. */
  onValueChange?: (value: string) => void;
  /** An element that belongs to all tabs, such as a tool: at the end of the row, or on another line if there is no room. */
  aside?: ReactNode;
}

/** Marks the ends at which the row continues, for the fade, and scrolls the selected tab into view. */
function watchEdges(list: HTMLDivElement) {
  const mark = () => {
    const passed = Math.abs(list.scrollLeft);
    list.toggleAttribute('data-more-before', passed > 1);
    list.toggleAttribute('data-more-after', list.scrollWidth - list.clientWidth - passed > 1);
  };
  const importChosen = () => {
    const chosen = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
    const { left, right } = list.getBoundingClientRect();
    // Scrolls a little further, so that the start of the next tab is visible.
    if (chosen && chosen.left < left) list.scrollLeft += chosen.left - left - PEEP;
    else if (chosen && chosen.right > right) list.scrollLeft += chosen.right - right + PEEP;
    mark();
  };
  const size = new ResizeObserver(mark);
  // Observes the labels too, because a late count or web font changes their width but not that of the row.
  const watchSizes = () => {
    for (const each of [list, ...list.children]) size.observe(each);
  };
  const choice = new MutationObserver(() => {
    watchSizes();
    importChosen();
  });
  watchSizes();
  choice.observe(list, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  list.addEventListener('scroll', mark, { passive: true });
  importChosen();
  return () => {
    size.disconnect();
    choice.disconnect();
    list.removeEventListener('scroll', mark);
  };
}

/** Several views of one object, of which one is visible. Use links instead if each view is a page of its own. */
export function Tabs({ label, items, value, defaultValue = items[0]?.id, onValueChange, aside, ...native }: TabsProps) {
  const row = (
    <RadixTabs.List ref={watchEdges} className={list} aria-label={label}>
      {items.map((item) => (
        <RadixTabs.Trigger key={item.id} value={item.id} className={tab}>
          {item.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
  return (
    <RadixTabs.Root {...native} className={tabs} value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
      {aside ? (
        <div className={head}>
          {row}
          <div className={asideStyle}>{aside}</div>
        </div>
      ) : (
        row
      )}
      {items.map((item) => (
        <RadixTabs.Content key={item.id} value={item.id} className={panel}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
