import type { ReactNode } from 'react';
import { bar, end, subtitle as subtitleStyle, title as titleStyle, words } from './TopBar.css.ts';

export interface TopBarProps {
  /** Where the person is, as the page's top heading; left out where the content brings that heading itself. */
  title?: string;
  /** A few quiet words under the title. */
  subtitle?: ReactNode;
  /** The profile menu and what else belongs to the person. */
  children?: ReactNode;
}

/** Over every section: its title, and what belongs to the person. */
export function TopBar({ title, subtitle, children }: TopBarProps) {
  return (
    <header className={bar}>
      {title && (
        <div className={words}>
          <h1 className={titleStyle}>{title}</h1>
          {subtitle && <div className={subtitleStyle}>{subtitle}</div>}
        </div>
      )}
      {children && <div className={end}>{children}</div>}
    </header>
  );
}
