import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { aside as asideStyle, head, list, panel, tab, tabs } from './Tabs.css.ts';

/** How much of the next tab is seen beside the chosen one, in pixels. */
const PEEP = 48;

export interface TabsItem {
  /** Letters, digits and dashes. */
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps extends Omit<NativeProps<HTMLDivElement>, 'defaultValue' | 'dir'> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The tabs with their panels, in this order. */
  items: readonly TabsItem[];
  /** The id of the chosen tab, when controlled, such as by the URL. */
  value?: string;
  /** The initial tab, when uncontrolled; by default the first. */
  defaultValue?: string;
  /** Called with the id of the tab that is chosen. */
  onValueChange?: (value: string) => void;
  /** What belongs to all of them, such as a tool: at the end of their row, or below it where that has no room. */
  aside?: ReactNode;
}

/** Says on the list at which ends it goes on, and keeps the chosen tab in sight. */
function watchEdges(list: HTMLDivElement) {
  const mark = () => {
    const passed = Math.abs(list.scrollLeft);
    list.toggleAttribute('data-more-before', passed > 1);
    list.toggleAttribute('data-more-after', list.scrollWidth - list.clientWidth - passed > 1);
  };
  const importChosen = () => {
    const chosen = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
    const { left, right } = list.getBoundingClientRect();
    // Some way in from the edge, so that the next one is seen to begin there.
    if (chosen && chosen.left < left) list.scrollLeft += chosen.left - left - PEEP;
    else if (chosen && chosen.right > right) list.scrollLeft += chosen.right - right + PEEP;
    mark();
  };
  const size = new ResizeObserver(mark);
  // Labels grow, by a count that comes later or a face that is loaded, and their row does not.
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

/** A few views of one thing, one at a time. Use links instead where each view is a page of its own. */
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
