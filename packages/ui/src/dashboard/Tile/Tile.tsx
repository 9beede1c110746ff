import type { ReactNode, Ref } from 'react';
import { BareLink } from '../../primitives/Link/BareLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { picture, tile, title as titleStyle, words } from './Tile.css.ts';

export interface TileProps {
  /** Where it leads. */
  href: string;
  /** The place's name, as the navigation has it. */
  title: string;
  /** What is done there, in a few words. */
  description?: string;
  /** A 20 px icon, silent. */
  icon?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A place to go to, as a card among others of its kind. Use DashboardTile instead for a part of the dashboard, Button for one action. */
export function Tile({ href, title, description, icon, ref }: TileProps) {
  return (
    <BareLink ref={ref} href={href} className={tile}>
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
