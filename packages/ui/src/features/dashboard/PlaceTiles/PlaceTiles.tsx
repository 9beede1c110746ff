import type { DashboardPlace } from '@quad/domain/dashboard';
import { Tile } from '../../../dashboard/Tile/Tile.tsx';
import { Grid, type GridProps } from '../../../layout/Grid/Grid.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PLACE_ICONS, type PlaceIcons } from '../places.ts';

export interface PlaceTilesProps {
  /** The places, in this order. */
  places: readonly DashboardPlace[];
  /** The icons of the places; by default those of a student's dashboard. */
  icons?: PlaceIcons;
  /** The number of columns, also by viewport width. */
  columns?: GridProps['columns'];
}

/** Tiles that link to the places of a dashboard. Use Sidebar instead for the navigation beside every page. */
export function PlaceTiles({ places, icons = PLACE_ICONS, columns = { phone: 1, tablet: 2, desktop: 4 } }: PlaceTilesProps) {
  const t = useTranslate();
  return (
    <Grid as="ul" columns={columns} gap="s">
      {places.map(({ label, path, icon }) => {
        const Icon = icons[icon];
        return (
          <li key={label}>
            <Tile href={path} title={t(label)} icon={Icon && <Icon size={20} aria-hidden="true" />} />
          </li>
        );
      })}
    </Grid>
  );
}
