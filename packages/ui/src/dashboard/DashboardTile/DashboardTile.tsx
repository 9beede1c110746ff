import { type ReactNode, useId } from 'react';
import { body, header, subtitle as subtitleStyle, tile, title as titleStyle } from './DashboardTile.css.ts';

export interface DashboardTileProps {
  title: string;
  subtitle?: string;
  /** Buttons for the whole tile, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of a section, named, on the dashboard grid; what does not fit scrolls inside it. */
export function DashboardTile({ title, subtitle, actions, children }: DashboardTileProps) {
  const titleId = useId();
  return (
    <div className={tile}>
      <div className={header}>
        <div>
          <h2 id={titleId} className={titleStyle}>
            {title}
          </h2>
          {subtitle && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {actions}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach. */}
      <section aria-labelledby={titleId} tabIndex={0} className={body}>
        {children}
      </section>
    </div>
  );
}
