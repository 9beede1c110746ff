import { type LinkComponentProps, useUi } from '../UiProvider/UiContext.ts';

export interface BareLinkProps extends LinkComponentProps {
  /** Leaves the portal, or goes to the server: loads a page in place of asking the router. */
  isExternal?: boolean;
}

/** An anchor through the app's router and without a look, for components that paint their own. */
export function BareLink({ isExternal = false, ...anchor }: BareLinkProps) {
  const { linkComponent: RouterLink } = useUi();
  return isExternal ? <a {...anchor} /> : <RouterLink {...anchor} />;
}
