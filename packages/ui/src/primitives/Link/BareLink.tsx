import { type LinkComponentProps, useUi } from '../UiProvider/UiContext.ts';

export interface BareLinkProps extends LinkComponentProps {
  /** Leaves the portal, or goes to the server: loads a page in place of asking the router. */
  external?: boolean;
}

/** An anchor through the app's router and without a look, for components that paint their own. */
export function BareLink({ external = false, ...anchor }: BareLinkProps) {
  const { linkComponent: RouterLink } = useUi();
  return external ? <a {...anchor} /> : <RouterLink {...anchor} />;
}
