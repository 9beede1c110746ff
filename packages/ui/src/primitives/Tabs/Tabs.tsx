import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { list, panel, tab, tabs } from './Tabs.css.ts';

export interface TabsItem {
  /** Letters, digits and dashes. */
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The tabs with their panels, in this order. */
  items: readonly TabsItem[];
  /** The id of the chosen tab, where the app keeps it, as in the address. */
  value?: string;
  /** The one at the start, where the tabs keep it themselves; the first unless said otherwise. */
  defaultValue?: string;
  /** Is told the id of the tab that is chosen. */
  onValueChange?: (value: string) => void;
}

/** A few views of one thing, one at a time. Use links instead where each view is a page of its own. */
export function Tabs({ label, items, value, defaultValue = items[0]?.id, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root className={tabs} value={value} defaultValue={defaultValue} onValueChange={onValueChange}>
      <RadixTabs.List className={list} aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger key={item.id} value={item.id} className={tab}>
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.id} value={item.id} className={panel}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
