import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useState } from 'react';

type Menu = typeof import('../../primitives/DropdownMenu/DropdownMenu.tsx').DropdownMenu;

/** The same as of the menu itself. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

let loaded: Menu | undefined;

async function loadMenu(): Promise<Menu> {
  loaded ??= (await import('../../primitives/DropdownMenu/DropdownMenu.tsx')).DropdownMenu;
  return loaded;
}

/**
 * A menu whose code is fetched after the page is drawn, and what its button does until then: a press is remembered and opens
 * the menu when it arrives, a second one takes that back. Code that could not be fetched is asked for again when somebody
 * approaches the button or presses it.
 */
export function useLateMenu() {
  const [Menu, setMenu] = useState<Menu | undefined>(() => loaded);
  const [isAwaited, setAwaited] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const fetchMenu = useCallback(() => {
    loadMenu().then(
      (menu) => setMenu(() => menu),
      () => setAwaited(false),
    );
  }, []);
  useEffect(fetchMenu, [fetchMenu]);
  const press = () => {
    setAwaited(!isAwaited);
    fetchMenu();
  };
  const earlyTrigger = {
    'aria-busy': isAwaited,
    'aria-expanded': isAwaited,
    onPointerEnter: fetchMenu,
    onFocus: () => {
      setFocus(true);
      fetchMenu();
    },
    onBlur: () => {
      setFocus(false);
      setAwaited(false);
    },
    onPointerDown: ({ button, ctrlKey }: PointerEvent) => {
      if (button === 0 && !ctrlKey) press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      press();
    },
  };
  return { Menu, isAwaited, hasFocus, earlyTrigger };
}
