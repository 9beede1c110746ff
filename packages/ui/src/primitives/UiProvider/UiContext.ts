import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react';

/** What a router's link gets: an anchor's own properties, with an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface UiContextValue {
  /** Draws every link inside the portal; a plain anchor where nobody gave a router's. */
  readonly linkComponent: ComponentType<LinkComponentProps> | 'a';
  /** Where dialogs, menus and toasts are rendered, so that they get the theme. Null until the provider is on the page. */
  readonly portalContainer: HTMLElement | null;
}

export const UiContext = createContext<UiContextValue>({ linkComponent: 'a', portalContainer: null });

/** What the nearest provider says. Works without one, with plain links and dialogs at the end of the body. */
export function useUi(): UiContextValue {
  return use(UiContext);
}
