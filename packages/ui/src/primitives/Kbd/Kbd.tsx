import { type HTMLAttributes, type Ref, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { combination, key as keyStyle } from './Kbd.css.ts';

/** The names of keys that are shown as a symbol. */
export interface KbdMessages {
  control: string;
  command: string;
  option: string;
  alt: string;
  shift: string;
  enter: string;
  escape: string;
  up: string;
  down: string;
  left: string;
  right: string;
}

const kbdMessages = (t: Translate): KbdMessages => ({
  control: t('Control'),
  command: t('Command'),
  option: t('Option'),
  alt: t('Alt'),
  shift: t('Shift'),
  enter: t('Enter'),
  escape: t('Escape'),
  up: t('Up'),
  down: t('Down'),
  left: t('Left'),
  right: t('Right'),
});

interface Key {
  /** The symbol on the key. */
  readonly sign: string;
  readonly word: keyof KbdMessages;
}

/** Keys whose symbol differs from their name; `Mod` and `Alt` depend on the operating system. */
const KEYS: Readonly<Record<string, Key>> = {
  Mod: { sign: 'Ctrl', word: 'control' },
  Alt: { sign: 'Alt', word: 'alt' },
  Shift: { sign: '⇧', word: 'shift' },
  Enter: { sign: '↵', word: 'enter' },
  Escape: { sign: 'Esc', word: 'escape' },
  ArrowUp: { sign: '↑', word: 'up' },
  ArrowDown: { sign: '↓', word: 'down' },
  ArrowLeft: { sign: '←', word: 'left' },
  ArrowRight: { sign: '→', word: 'right' },
};
const APPLE_KEYS: Readonly<Record<string, Key>> = {
  ...KEYS,
  Mod: { sign: '⌘', word: 'command' },
  Alt: { sign: '⌥', word: 'option' },
};

const subscribeToNothing = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
/** The server does not know the operating system, and most readers do not use a Mac. */
const isUnknown = () => false;

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /**
   * Keys that are pressed together, by their `KeyboardEvent.key` names: `K`, `Enter`, `ArrowDown`. `Mod` is Command on a Mac and Control
   * elsewhere.
   */
  keys: readonly string[];
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<KbdMessages>;
  ref?: Ref<HTMLElement>;
}

/** A key or a key combination, in the notation of the reader's operating system. Use Text instead for text that is typed. */
export function Kbd({ keys, messages: own, ...native }: KbdProps) {
  const messages = { ...kbdMessages(useTranslate()), ...own };
  const known = useSyncExternalStore(subscribeToNothing, isApple, isUnknown) ? APPLE_KEYS : KEYS;
  return (
    <kbd {...native} className={combination}>
      {keys.map((name) => {
        const key = known[name];
        return (
          <kbd key={name} className={keyStyle}>
            {key ? (
              <>
                <span aria-hidden="true">{key.sign}</span>
                <VisuallyHidden>{messages[key.word]}</VisuallyHidden>
              </>
            ) : (
              name
            )}
          </kbd>
        );
      })}
    </kbd>
  );
}
