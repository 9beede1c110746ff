import { type HTMLAttributes, type Ref, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { combination, key as keyStyle } from './Kbd.css.ts';

/** The words of keys that are drawn as a sign. */
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
  /** What is drawn on the key. */
  readonly sign: string;
  readonly word: keyof KbdMessages;
}

/** Keys whose sign is not their name; `Mod` and `Alt` are others on a Mac. */
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
/** A server does not know the reader's machine; most are none of Apple's. */
const isUnknown = () => false;

export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /**
   * Keys that are pressed together, by the names that a browser has for them: `K`, `Enter`, `ArrowDown`. `Mod` is the key of shortcuts:
   * Command on a Mac, Control elsewhere.
   */
  keys: readonly string[];
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<KbdMessages>;
  ref?: Ref<HTMLElement>;
}

/** A key, or several that are pressed together, as the reader's own keyboard has them. Use Text instead for what is typed. */
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
