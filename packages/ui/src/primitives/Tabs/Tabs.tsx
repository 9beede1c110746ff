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
  /** What the tabs choose between, for those who listen. */
  label: string;
  items: readonly TabsItem[];
  /** The chosen tab, where the app keeps it, as in the address; without it the first is chosen at the start. */
  selectedId?: string;
  onSelect?: (selected: { id: string }) => void;
}

/** A few views of one thing, one at a time. Use links instead where each view is a page of its own. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  return (
    <RadixTabs.Root
      className={tabs}
      value={selectedId}
      defaultValue={selectedId === undefined ? items[0]?.id : undefined}
      onValueChange={(id) => onSelect?.({ id })}
    >
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
