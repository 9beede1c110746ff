import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use, useSyncExternalStore } from 'react';

/** The props that a router's link receives: those of an anchor, with a required address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address of the link. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface UiContextValue {
  /** Renders all links inside the portal; a plain anchor by default. */
  readonly linkComponent: ComponentType<LinkComponentProps> | 'a';
  readonly portal: PortalPlace;
}

/**
 * The container of dialogs, menus and toasts, which gives them the theme; null until the provider is mounted. It is a separate context,
 * because a change of the main one would render the whole hydrated page again.
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

/** Returns the value of the nearest provider. Without one, links are plain anchors and overlays are appended to the body. */
export function useUi(): UiContextValue {
  return use(UiContext);
}

/** Returns the element into which overlays are rendered. */
export function usePortalContainer(): HTMLElement | null {
  const { portal } = useUi();
  return useSyncExternalStore(portal.subscribe, portal.current, () => null);
}
