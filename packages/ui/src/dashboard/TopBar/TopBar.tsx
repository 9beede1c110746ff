import type { ReactNode } from 'react';
import { actions as actionsStyle, bar, end, subtitle as subtitleStyle, title as titleStyle, words } from './TopBar.css.ts';

export interface TopBarProps {
  /** The title of the current section, as the `h1`; omit it if the content has its own. */
  title?: string;
  /** A short text below the title. */
  subtitle?: ReactNode;
  /** Controls for the whole page, such as a choice of views. */
  actions?: ReactNode;
  /** The profile menu and other controls of the user. */
  children?: ReactNode;
}

/** The bar above every section, with its title and the controls of the user. */
export function TopBar({ title, subtitle, actions, children }: TopBarProps) {
  return (
    <header className={bar}>
      {title && (
        <div className={words}>
          <h1 className={titleStyle}>{title}</h1>
          {subtitle && <div className={subtitleStyle}>{subtitle}</div>}
        </div>
      )}
      {actions && <div className={actionsStyle}>{actions}</div>}
      {children && <div className={end}>{children}</div>}
    </header>
  );
}
