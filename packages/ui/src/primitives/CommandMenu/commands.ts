import type { ReactNode } from 'react';
import { folded } from '../combo/options.ts';
import type { Translate } from '../UiProvider/translate.ts';

/** The texts of the component. */
export interface CommandMenuMessages {
  /** The accessible name of the menu, also the placeholder of its input. */
  title: string;
  /** The heading of the recently used commands. */
  recent: string;
  searching: string;
  empty: string;
  failed: string;
  tryAgain: string;
  /** Announced when the list has changed. */
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
  failed: t('The search failed.'),
  tryAgain: t('Try again'),
  found: ({ count }) => (count === '1' ? t('1 result') : t('{count} results', { count })),
  move: t('move'),
  choose: t('choose'),
  close: t('close'),
});

/** A command has either an address or an action. */
export type CommandTarget = { href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void };

interface CommandBase {
  /** Unique in the menu. */
  id: string;
  /** The name of the command. */
  label: string;
  /** Distinguishes commands with the same name; shown below the label and searched too. */
  detail?: string;
  /** Synonyms that are searched but not shown. */
  keywords?: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Keys that run the command without the menu, in the format of Kbd. The app handles them. */
  keys?: readonly string[];
}

export type CommandItem = CommandBase & CommandTarget;

export interface CommandGroup {
  /** The heading of the group, such as 'Go to' or 'People'. */
  label: string;
  items: readonly CommandItem[];
}

/**
 * Requests commands that match the typed text. The signal aborts when the answer is no longer needed. The menu shows an error if the
 * promise rejects.
 */
export type CommandSearch = (typed: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>;

/** The commands of a menu. */
export interface CommandSource {
  /** Commands that are available without a request, filtered by the typed text. */
  groups: readonly CommandGroup[];
  /** Recently used commands, shown first until something is typed. The app stores them, from `onSelect`. */
  recent?: readonly CommandItem[];
  /** Requests more matching commands, from two characters on, when typing pauses. They are shown below the known ones. */
  onSearch?: CommandSearch;
}

/** Keeps the commands whose label, detail or keywords contain every typed word, and drops empty groups. */
export function narrowed(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = folded(typed.trim()).split(/\s+/u).filter(Boolean);
  const fits = ({ label, detail = '', keywords = '' }: CommandItem) => {
    const text = folded(`${label} ${detail} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  return groups.map((group) => ({ ...group, items: group.items.filter(fits) })).filter(({ items }) => items.length > 0);
}

/** Merges groups with the same heading and removes duplicate commands. */
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
