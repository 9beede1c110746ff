import type { DashboardPlace } from '@quad/domain/dashboard';
import { Tile } from '../../../dashboard/Tile/Tile.tsx';
import { Grid, type GridProps } from '../../../layout/Grid/Grid.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PLACE_PICTURES, type PlacePictures } from '../places.ts';

export interface PlaceTilesProps {
  /** Where one can go, in the order in which the tiles stand. */
  places: readonly DashboardPlace[];
  /** The pictures of the places; a student's where nothing is said. */
  pictures?: PlacePictures;
  /** How many tiles stand side by side, at each width or at all. */
  columns?: GridProps['columns'];
}

/** Where one can go from a dashboard, as tiles. Use Sidebar instead for what stays beside every page. */
export function PlaceTiles({ places, pictures = PLACE_PICTURES, columns = { phone: 1, tablet: 2, desktop: 4 } }: PlaceTilesProps) {
  const t = useTranslate();
  return (
    <Grid as="ul" columns={columns} gap="s">
      {places.map(({ label, path, icon }) => {
        const Picture = pictures[icon];
        return (
          <li key={label}>
            <Tile href={path} title={t(label)} icon={Picture && <Picture size={20} aria-hidden="true" />} />
          </li>
        );
      })}
    </Grid>
  );
}
