import { PLACES } from 'virtual:component-places';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { StatCard } from '../../packages/ui/src/dashboard/StatCard/StatCard.tsx';
import { Grid } from '../../packages/ui/src/layout/Grid/Grid.tsx';
import { THEME_NAMES } from '../../packages/ui/src/themes/themeNames.ts';
import { CRITERIA } from './criteria.ts';
import { isPublic } from './facts.ts';

/** Figures about the project, counted at build time. */
export function WelcomeFigures() {
  return (
    <Unstyled>
      <Grid columns={{ phone: 1, tablet: 3 }}>
        <StatCard label="Components for any app" value={PLACES.filter(isPublic).length} />
        <StatCard label="Themes, and any of your own" value={THEME_NAMES.length} />
        <StatCard label="Criteria of WCAG 2.2, each with its evidence" value={CRITERIA.length} />
      </Grid>
    </Unstyled>
  );
}
