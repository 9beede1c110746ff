import type { ReactNode } from 'react';
import { folded } from '../combo/options.ts';
import type { Translate } from '../UiProvider/translate.ts';

/** Its words. */
export interface CommandMenuMessages {
  /** Names the menu, and stands in its field until something is typed. */
  title: string;
  /** Above what was used last. */
  recent: string;
  searching: string;
  empty: string;
  failed: string;
  tryAgain: string;
  /** Read out when the list has changed. */
  found: (counts: { count: string }) => string;
  move: string;
  choose: string;
  close: string;
}

export const commandMenuMessages = (t: Translate): CommandMenuMessages => ({
  title: t('Search or go to'),
  recent: t('Recent'),
  searching: t('Searching...'),
  empty: t('Nothing found. Try another word.'),
  failed: t('The search did not work.'),
  tryAgain: t('Try again'),
  found: ({ count }) => (count === '1' ? t('1 result') : t('{count} results', { count })),
  move: t('move'),
  choose: t('choose'),
  close: t('close'),
});

/** A command goes somewhere or does something. */
export type CommandTarget = { href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void };

interface CommandBase {
  /** Not twice in the menu. */
  id: string;
  /** What it is, or what it does. */
  label: string;
  /** What tells it from others of the same name; under it, and searched too. */
  detail?: string;
  /** Other words that people look for it by; searched, and not shown. */
  keywords?: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Keys that do it without the menu, as Kbd takes them. The app listens to them. */
  keys?: readonly string[];
}

export type CommandItem = CommandBase & CommandTarget;

export interface CommandGroup {
  /** What its commands have in common: 'Go to', 'People'. */
  label: string;
  items: readonly CommandItem[];
}

/** Asks for what fits the typed text; the signal says that the answer is not wanted any more. Rejected, the menu says so. */
export type CommandSearch = (typed: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

/** Where commands come from. */
export interface CommandSource {
  /** What is known without asking, narrowed down by what is typed. */
  groups: readonly CommandGroup[];
  /** What was used last, above the rest until something is typed. The app keeps it: `onSelect` tells what to keep. */
  recent?: readonly CommandItem[];
  /** Asks for more that fits, from two letters on, when typing pauses; it stands below what is known. */
  onSearch?: CommandSearch;
}

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
