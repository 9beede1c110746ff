import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { body, header, tile, words } from './DashboardTile.css.ts';

export interface DashboardTileProps extends Omit<NativeProps<HTMLDivElement>, 'title'> {
  /** The title: an `h2`, and the name of the region. */
  title: string;
  /** A short text below the title. */
  subtitle?: string;
  /** The actions of the tile, as buttons beside its title. */
  actions?: ReactNode;
  /** The content; the tile grows with it. */
  children: ReactNode;
}

/** A named region of the dashboard grid, which fills its cell and grows with its content. Use Tile instead for a link to a place. */
export function DashboardTile({ title, subtitle, actions, children, ...native }: DashboardTileProps) {
  const titleId = useId();
  return (
    <div {...native} className={tile}>
      <div className={header}>
        <div className={words}>
          <Heading id={titleId} level={2} size="m" wrap="pretty">
            {title}
          </Heading>
          {subtitle && (
            <Text size="s" tone="muted">
              {subtitle}
            </Text>
          )}
        </div>
        {actions}
      </div>
      <section aria-labelledby={titleId} className={body}>
        {children}
      </section>
    </div>
  );
}
