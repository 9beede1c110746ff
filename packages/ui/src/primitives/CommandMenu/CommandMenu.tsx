import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { type OpenProps, useModalContent } from '../overlay/modal.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { panel, place } from './CommandMenu.css.ts';
import { CommandPanel } from './CommandPanel.tsx';

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

const COMMAND_MENU_MESSAGES: CommandMenuMessages = {
  title: 'Search or go to',
  recent: 'Recent',
  searching: 'Searching...',
  empty: 'Nothing found. Try another word.',
  failed: 'The search did not work.',
  tryAgain: 'Try again',
  found: ({ count }) => (count === '1' ? '1 result' : `${count} results`),
  move: 'move',
  choose: 'choose',
  close: 'close',
};

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

export interface CommandMenuProps extends OpenProps {
  /** A Button that opens it, for whoever does not know its keys. */
  trigger?: ReactElement;
  /** What is known without asking, narrowed down by what is typed. */
  groups: readonly CommandGroup[];
  /** What was used last, above the rest until something is typed. The app keeps it: `onChoose` tells what to keep. */
  recent?: readonly CommandItem[];
  /** Asks for more that fits, from two letters on, when typing pauses; it stands below what is known. */
  onSearch?: CommandSearch;
  /** Is told what was chosen, before it is gone to or done. */
  onChoose?: (chosen: CommandItem) => void;
  /**
   * Control and K, or Command and K on a Mac, open and close it.
   * @default true
   */
  hasShortcut?: boolean;
  /** Its words, where they are not English. */
  messages?: Partial<CommandMenuMessages>;
}

/** Where `onOpen` is given, the keys of the menu call it, wherever the focus is. */
function useShortcut(onPress: (() => void) | undefined): void {
  useEffect(() => {
    if (!onPress) return;
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onPress]);
}

/**
 * All that can be gone to or done, found by typing: opened by Control and K from anywhere. Use DropdownMenu instead for a few things
 * about one, Combobox for an answer of a form.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { open, defaultOpen = false, onOpenChange, trigger, hasShortcut = true, messages: own, onChoose, ...commands } = props;
  const messages = { ...COMMAND_MENU_MESSAGES, ...own };
  const portalContainer = usePortalContainer();
  const content = useModalContent();
  const [kept, setKept] = useState(defaultOpen);
  const isOpen = open ?? kept;
  const change = (next: boolean) => {
    setKept(next);
    onOpenChange?.(next);
  };
  useShortcut(hasShortcut ? () => change(!isOpen) : undefined);
  const choose = (chosen: CommandItem) => {
    onChoose?.(chosen);
    change(false);
    chosen.onSelect?.();
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={change}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={portalContainer}>
        <RadixDialog.Overlay className={`${backdrop} ${place}`}>
          <RadixDialog.Content {...content} aria-describedby={undefined} className={panel}>
            <VisuallyHidden>
              <RadixDialog.Title>{messages.title}</RadixDialog.Title>
            </VisuallyHidden>
            <CommandPanel {...commands} messages={messages} onChoose={choose} />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
