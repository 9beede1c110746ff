import { folded } from '../combo/options.ts';
import type { CommandGroup, CommandItem } from './CommandMenu.tsx';

/** The groups with those of their commands that have every typed word in their name or beside it; a group without any is left out. */
export function narrowed(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = folded(typed.trim()).split(/\s+/u).filter(Boolean);
  const fits = ({ label, detail = '', keywords = '' }: CommandItem) => {
    const text = folded(`${label} ${detail} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  return groups.map((group) => ({ ...group, items: group.items.filter(fits) })).filter(({ items }) => items.length > 0);
}

/** Groups with a heading of their own each: of two that share one, the second goes on in the first; what is in both stands there once. */
export function merged(groups: readonly CommandGroup[]): CommandGroup[] {
  const byLabel = new Map<string, CommandGroup>();
  const seen = new Set<string>();
  for (const { label, items } of groups) {
    const added = items.filter(({ id }) => !seen.has(id));
    for (const { id } of added) seen.add(id);
    const before = byLabel.get(label)?.items ?? [];
    if (added.length > 0) byLabel.set(label, { label, items: [...before, ...added] });
  }
  return [...byLabel.values()];
}
