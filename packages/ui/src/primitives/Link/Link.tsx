import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { cloneWithProps } from '../cloneWithProps.ts';
import { BareLink, type BareLinkProps } from './BareLink.tsx';
import { link } from './Link.css.ts';

export interface LinkAnchorProps extends Omit<BareLinkProps, 'className' | 'style'> {
  /** The element is its own. */
  asChild?: false;
}

export interface LinkChildProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** Lends its look, handlers and ref to the one element in it, such as the link of another router. */
  asChild: true;
  href?: undefined;
  /** The element that leads there, with its words. */
  children: ReactElement;
  ref?: Ref<HTMLElement>;
}

export type LinkProps = LinkAnchorProps | LinkChildProps;

/** Words that lead somewhere. Use Button with `href` instead when going there is the action of the view. */
export function Link(props: LinkProps) {
  if (props.asChild) {
    const { asChild, children, ...native } = props;
    return cloneWithProps(children, { ...native, className: link });
  }
  const { asChild, ...anchor } = props;
  return <BareLink {...anchor} className={link} />;
}
