import { type LinkComponentProps, useUi } from '../UiProvider/UiContext.ts';

export interface BareLinkProps extends LinkComponentProps {
  /** Loads the address as a page instead of using the router, for addresses outside the portal or served by the server. */
  external?: boolean;
}

/** An unstyled link through the app's router, for components with a look of their own. */
export function BareLink({ external = false, ...anchor }: BareLinkProps) {
  const { linkComponent: RouterLink } = useUi();
  return external ? <a {...anchor} /> : <RouterLink {...anchor} />;
}
