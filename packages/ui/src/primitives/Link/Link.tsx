import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { cloneWithProps } from '../cloneWithProps.ts';
import { BareLink, type BareLinkProps } from './BareLink.tsx';
import { covering, links } from './Link.css.ts';

interface LinkLook {
  /**
   * When it is underlined: `always` where it stands in a sentence, since colour alone would not tell it apart (WCAG 1.4.1); `hover` where
   * it is the title of a row, a card or a tile.
   */
  underline?: 'always' | 'hover';
  /** The whole row or card that it stands in leads there, which is positioned; its words alone are its name. */
  covers?: boolean;
}

export interface LinkAnchorProps extends Omit<BareLinkProps, 'className' | 'style'>, LinkLook {
  /** The element is its own. */
  asChild?: false;
}

export interface LinkChildProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'>, LinkLook {
  /** Lends its look, handlers and ref to the one element in it, such as the link of another router. */
  asChild: true;
  href?: undefined;
  /** The element that leads there, with its words. */
  children: ReactElement;
  ref?: Ref<HTMLElement>;
}

export type LinkProps = LinkAnchorProps | LinkChildProps;

/** Words that lead somewhere. Use Button with `href` instead when going there is the action of the view. */
export function Link({ underline = 'always', covers = false, ...props }: LinkProps) {
  const className = covers ? `${links[underline]} ${covering}` : links[underline];
  if (props.asChild) {
    const { asChild, children, ...native } = props;
    return cloneWithProps(children, { ...native, className });
  }
  const { asChild, ...anchor } = props;
  return <BareLink {...anchor} className={className} />;
}
