import type { LinkComponentProps } from '@quad/ui';
import { Link } from 'react-router-dom';

/** A link of the design system that goes through the router. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}
