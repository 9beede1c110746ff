import { type ReactElement, useEffect } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { Modal, ModalTitle } from '../overlay/Modal.tsx';
import type { OpenProps } from '../overlay/open.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { useControllableState } from '../useControllableState.ts';
import { panel, place } from './CommandMenu.css.ts';
import { CommandPanel } from './CommandPanel.tsx';
import { type CommandItem, type CommandMenuMessages, type CommandSource, commandMenuMessages } from './commands.ts';

export type { CommandGroup, CommandItem, CommandMenuMessages, CommandSearch, CommandSource, CommandTarget } from './commands.ts';

export interface CommandMenuProps extends OpenProps, CommandSource {
  /** A Button that opens it, for whoever does not know its keys. */
  trigger?: ReactElement;
  /** Called with the chosen command, before it runs. */
  onSelect?: (chosen: CommandItem) => void;
  /**
   * Control and K, or Command and K on a Mac, open and close it.
   * @default true
   */
  shortcut?: boolean;
  /** Texts of the component, to translate or replace them. */
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
  const { open, defaultOpen = false, onOpenChange, trigger, shortcut = true, messages: own, onSelect, ...commands } = props;
  const messages = { ...commandMenuMessages(useTranslate()), ...own };
  const [isOpen, change] = useControllableState(open, defaultOpen, onOpenChange);
  useShortcut(shortcut ? () => change(!isOpen) : undefined);
  const choose = (chosen: CommandItem) => {
    onSelect?.(chosen);
    change(false);
    chosen.onSelect?.();
  };
  return (
    <Modal open={isOpen} onOpenChange={change} trigger={trigger} backdrop={`${backdrop} ${place}`} panel={panel}>
      <VisuallyHidden>
        <ModalTitle>{messages.title}</ModalTitle>
      </VisuallyHidden>
      <CommandPanel {...commands} messages={messages} onSelect={choose} onClose={() => change(false)} />
    </Modal>
  );
}
