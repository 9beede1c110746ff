import type { ReactNode } from 'react';
import { BareLink, type BareLinkProps } from '../../primitives/Link/BareLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { picture, tile, title as titleStyle, words } from './Tile.css.ts';

export interface TileProps extends Omit<BareLinkProps, 'className' | 'style' | 'children' | 'title'> {
  /** The address of the place. */
  href: string;
  /** The name of the place, as in the navigation. */
  title: string;
  /** What can be done there, in a few words. */
  description?: string;
  /** A 20 px icon, hidden from screen readers. */
  icon?: ReactNode;
}

/**
 * A card that links to a place, among others of its kind. Use DashboardTile instead for a region of the dashboard, Button for one action.
 */
export function Tile({ title, description, icon, ...native }: TileProps) {
  return (
    <BareLink {...native} className={tile}>
      {icon && <span className={picture}>{icon}</span>}
      <span className={words}>
        <span className={titleStyle}>{title}</span>
        {description && (
          <Text as="span" size="s" tone="muted">
            {description}
          </Text>
        )}
      </span>
    </BareLink>
  );
}
