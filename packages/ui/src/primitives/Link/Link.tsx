import type { HTMLAttributes, ReactElement, Ref } from 'react';
import { cloneWithProps } from '../cloneWithProps.ts';
import { BareLink, type BareLinkProps } from './BareLink.tsx';
import { covering, links } from './Link.css.ts';

interface LinkLook {
  /**
   * When the link is underlined: `always` inside a sentence, because color alone does not distinguish it (WCAG 1.4.1); `hover` for the
   * title of a row, card or tile.
   */
  underline?: 'always' | 'hover';
  /** Makes the whole row or card around it clickable, which has to be positioned. The accessible name remains the text of the link. */
  covers?: boolean;
}

export interface LinkAnchorProps extends Omit<BareLinkProps, 'className' | 'style'>, LinkLook {
  /** Renders the component's own element. */
  asChild?: false;
}

export interface LinkChildProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'>, LinkLook {
  /** Passes look, handlers and ref to the single child, such as the link of another router. */
  asChild: true;
  href?: undefined;
  /** The element that is the link, with its text. */
  children: ReactElement;
  ref?: Ref<HTMLElement>;
}

export type LinkProps = LinkAnchorProps | LinkChildProps;

/** A text link to a page. Use Button with `href` instead if following it is the main action of the view. */
export function Link({ underline = 'always', covers = false, ...props }: LinkProps) {
  const className = covers ? `${links[underline]} ${covering}` : links[underline];
  if (props.asChild) {
    const { asChild, children, ...native } = props;
    return cloneWithProps(children, { ...native, className });
  }
  const { asChild, ...anchor } = props;
  return <BareLink {...anchor} className={className} />;
}
