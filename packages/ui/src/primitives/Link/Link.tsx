import { BareLink, type BareLinkProps } from './BareLink.tsx';
import { link } from './Link.css.ts';

export type LinkProps = Omit<BareLinkProps, 'className' | 'style'>;

/** Words that lead somewhere. Use Button with `href` instead when going there is the action of the view. */
export function Link(props: LinkProps) {
  return <BareLink {...props} className={link} />;
}
