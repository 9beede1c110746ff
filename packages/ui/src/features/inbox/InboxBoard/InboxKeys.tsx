import { INBOX_TEXTS } from '@quad/domain/inbox';
import { type RefObject, useEffect } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { latinKey } from '../../../primitives/latinKey.ts';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const KEYS = [
  ['J', INBOX_TEXTS.keyNext],
  ['K', INBOX_TEXTS.keyPrevious],
  ['X', INBOX_TEXTS.keySelect],
  ['A', INBOX_TEXTS.keyAccept],
  ['R', INBOX_TEXTS.keyRefuse],
  ['U', INBOX_TEXTS.keyUndo],
  ['?', INBOX_TEXTS.keyHelp],
] as const;

interface InboxKeysProps {
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
  onClose: () => void;
}

/** A sheet with the keyboard shortcuts, and a switch to disable them. */
export function InboxKeys({ enabled, onEnabledChange, onClose }: InboxKeysProps) {
  const t = useTranslate();
  return (
    <Dialog open onOpenChange={onClose} size="s" title={t(INBOX_TEXTS.keys)}>
      <Stack>
        <KeyValueList items={KEYS.map(([key, text]) => ({ label: t(text), value: <Kbd keys={[key]} /> }))} />
        <Switch label={t(INBOX_TEXTS.useKeys)} hint={t(INBOX_TEXTS.useKeysHint)} checked={enabled} onCheckedChange={onEnabledChange} />
      </Stack>
    </Dialog>
  );
}

/** Elements in which letters are typed, or which are open above the page. */
const TAKEN = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';

interface Keys {
  onUndo: () => void;
  onHelp: () => void;
}

/** Global shortcuts: focus the list, undo, and open the sheet. */
export function useInboxKeys(enabled: boolean, list: RefObject<HTMLElement | null>, { onUndo, onHelp }: Keys): void {
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, defaultPrevented, repeat } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(TAKEN))) return;
      const key = latinKey(event).toLowerCase();
      if (key === '?') onHelp();
      else if (key === 'u' && !repeat) onUndo();
      else if (['j', 'k'].includes(key) && !list.current?.contains(target as Node))
        list.current?.querySelector<HTMLElement>('[data-inbox-opener][tabindex="0"]')?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
