import type { ReactNode } from 'react';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { actions as actionsStyle, header, heading, page, subtitle as subtitleStyle, title as titleStyle } from './Page.css.ts';

export const PAGE_WIDTHS = ['form', 'text', 'wide'] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

export interface PageProps extends Omit<NativeProps<HTMLDivElement>, 'title'> {
  /** What the page is; its one top heading. */
  title: string;
  /** A sentence under the title. */
  subtitle?: string;
  /** Buttons for what can be done here, beside the title. */
  actions?: ReactNode;
  /** A link back to the page that the person came from. */
  back?: { label: string; href: string };
  /** How wide it gets at most: for reading, for filling in, or for tables and cards. */
  width?: PageWidth;
  /** The content of the page. */
  children: ReactNode;
}

/** One screen: title, what can be done, and the content in a width that can be read. */
export function Page({ title, subtitle, actions, back, width = 'wide', children, ...native }: PageProps) {
  return (
    <div {...native} className={page({ width })}>
      <header className={header}>
        <div className={heading}>
          {back && <BackLink href={back.href}>{back.label}</BackLink>}
          <h1 className={titleStyle}>{title}</h1>
          {subtitle && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {actions && <div className={actionsStyle}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
