import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { body, header, tile, words } from './DashboardTile.css.ts';

export interface DashboardTileProps extends Omit<NativeProps<HTMLDivElement>, 'title'> {
  /** What is in it; a heading of the second level, and the name of the region. */
  title: string;
  /** More about it, in a few quiet words under the title. */
  subtitle?: string;
  /** Buttons for the whole tile, beside its title. */
  actions?: ReactNode;
  /** What is shown; the tile grows with it. */
  children: ReactNode;
}

/** One part of a section, named, on the dashboard grid. It fills its place and grows with what stands in it. */
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
