import { type ReactElement, useEffect } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { latinKey } from '../latinKey.ts';
import { Modal, ModalTitle } from '../overlay/Modal.tsx';
import type { OpenProps } from '../overlay/open.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { useControllableState } from '../useControllableState.ts';
import { panel, place } from './CommandMenu.css.ts';
import { CommandPanel } from './CommandPanel.tsx';
import { type CommandItem, type CommandMenuMessages, type CommandSource, commandMenuMessages } from './commands.ts';

export type { CommandGroup, CommandItem, CommandMenuMessages, CommandSearch, CommandSource, CommandTarget } from './commands.ts';

export interface CommandMenuProps extends OpenProps, CommandSource {
  /** A Button that opens the menu, for people who do not know the shortcut. */
  trigger?: ReactElement;
  /** Called with the selected command, before it runs. */
  onSelect?: (chosen: CommandItem) => void;
  /**
   * Opens and closes the menu with Control+K, or Command+K on a Mac.
   * @default true
   */
  shortcut?: boolean;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<CommandMenuMessages>;
}

/** Calls `onPress` on the shortcut, wherever the focus is; does nothing without it. */
function useShortcut(onPress: (() => void) | undefined): void {
  useEffect(() => {
    if (!onPress) return;
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && latinKey(event).toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      if (!event.repeat) onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onPress]);
}

/**
 * A search over everything that can be opened or done, available from anywhere by Control+K. Use DropdownMenu instead for a few actions on
 * one object, Combobox for a form field.
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
