import type { ReactNode } from 'react';
import { BackLink } from '../../primitives/BackLink/BackLink.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { actions as actionsStyle, header, heading, page, subtitle as subtitleStyle, title as titleStyle } from './Page.css.ts';

export const PAGE_WIDTHS = ['form', 'text', 'wide'] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

export interface PageProps extends Omit<NativeProps<HTMLDivElement>, 'title'> {
  /** The title of the page, its only `h1`. */
  title: string;
  /** A sentence below the title. */
  subtitle?: string;
  /** The actions of the page, as buttons beside the title. */
  actions?: ReactNode;
  /** A link to the previous page. */
  back?: { label: string; href: string };
  /** The maximum width: for reading, for forms, or for tables and cards. */
  width?: PageWidth;
  /** The content of the page. */
  children: ReactNode;
}

/** The frame of a screen: its title, its actions, and its content at a readable width. Use Section instead for a part of a page. */
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
