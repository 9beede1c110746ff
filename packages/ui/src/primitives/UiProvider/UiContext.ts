import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use, useSyncExternalStore } from 'react';

/** What a router's link gets: an anchor's own properties, with an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface UiContextValue {
  /** Draws every link inside the portal; a plain anchor where nobody gave a router's. */
  readonly linkComponent: ComponentType<LinkComponentProps> | 'a';
  readonly portal: PortalPlace;
}

/**
 * Where dialogs, menus and toasts are rendered, so that they get the theme: null until the provider is on the page. It is told apart from
 * the context, whose value stays the same: one that changed would have a page that came as HTML rendered again.
 */
export interface PortalPlace {
  readonly current: () => HTMLElement | null;
  readonly set: (element: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPortalPlace(): PortalPlace {
  const listeners = new Set<() => void>();
  let current: HTMLElement | null = null;
  return {
    current: () => current,
    set(element) {
      current = element;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const UiContext = createContext<UiContextValue>({ linkComponent: 'a', portal: createPortalPlace() });

/** What the nearest provider says. Works without one, with plain links and dialogs at the end of the body. */
export function useUi(): UiContextValue {
  return use(UiContext);
}

/** Where what floats is rendered. */
export function usePortalContainer(): HTMLElement | null {
  const { portal } = useUi();
  return useSyncExternalStore(portal.subscribe, portal.current, () => null);
}
