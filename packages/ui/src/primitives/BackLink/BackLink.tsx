import { ArrowLeft } from 'lucide-react';
import { BareLink } from '../Link/BareLink.tsx';
import type { LinkAnchorProps } from '../Link/Link.tsx';
import { arrow, back } from './BackLink.css.ts';

export type BackLinkAnchorProps = LinkAnchorProps;

/** A link to the parent page, above the title; Page renders one from its `back` prop. Use Link instead inside text. */
export function BackLink({ children, ...anchor }: BackLinkAnchorProps) {
  return (
    <BareLink {...anchor} className={back}>
      <ArrowLeft size={16} aria-hidden="true" className={arrow} />
      {children}
    </BareLink>
  );
}
