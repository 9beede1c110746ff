import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { PartsChart } from '../../charts/PartsChart/PartsChart.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ToggleButtonGroup } from '../../primitives/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { vars } from '../../themes/contract.css.ts';
import { THEME_NAMES, type ThemeName } from '../../themes/index.ts';
import { THEMES } from '../../themes/themes.ts';
import * as styles from './Color.css.ts';
import { MIN_DISTANCE, pairsOf, SIGHTS, type Sight, seenAs } from './sight.ts';

const sights = Object.keys(SIGHTS) as Sight[];

function isSight(id: string): id is Sight {
  return Object.hasOwn(SIGHTS, id);
}

const FIGURES = [31, 24, 19, 15, 12, 9, 7, 5].map((value, index) => ({ name: `Series ${index + 1}`, value }));

function seriesSeen(theme: ThemeName, sight: Sight): [name: keyof typeof vars.chart.series, color: string][] {
  const { series } = THEMES[theme].chart;
  return (Object.keys(series) as unknown as (keyof typeof series)[]).map((name) => [name, seenAs(series[name], sight)]);
}

function ThemeSeries({ theme, sight }: { theme: ThemeName; sight: Sight }) {
  const [closest] = pairsOf(THEMES[theme].chart.series, sight);
  const colors = seriesSeen(theme, sight);
  return (
    <div data-theme={theme} className={styles.ground} style={assignInlineVars(asVariables(colors))}>
      <Stack gap="s">
        <Text weight="medium">{theme}</Text>
        <div className={styles.series} aria-hidden="true">
          {colors.map(([name, color]) => (
            <span key={name} className={styles.stripe} style={assignInlineVars({ [styles.back]: color })} />
          ))}
        </div>
        {closest && (
          <Text size="s">
            Closest: {closest.names}, {closest.apart.toFixed(1)} apart (at least {MIN_DISTANCE})
          </Text>
        )}
        <PartsChart title={`Eight series, ${theme}`} data={FIGURES} unit={{ one: 'event', other: 'events' }} nameHeading="Series" />
      </Stack>
    </div>
  );
}

/** Replaces the theme's colors by the simulated ones, for the chart. */
function asVariables(colors: readonly (readonly [keyof typeof vars.chart.series, string])[]): Record<string, string> {
  return Object.fromEntries(colors.map(([name, color]) => [vars.chart.series[name], color]));
}

/**
 * The eight chart series as seen with each kind of color vision, with the closest pair of each. Distances are those of OKLab, times 100.
 */
export function SeriesBySight() {
  const [sight, setSight] = useState<Sight>('usual');
  const chosen: { name: string; about?: string } = SIGHTS[sight];
  return (
    <Stack>
      <ToggleButtonGroup
        label="Seen with"
        items={sights.map((id) => ({ id, label: SIGHTS[id].name }))}
        value={sight}
        onValueChange={(id) => isSight(id) && setSight(id)}
      />
      <Text tone="muted">
        {chosen.name}
        {chosen.about && `: ${chosen.about}`}
      </Text>
      <Grid columns={{ phone: 1, desktop: 3 }}>
        {THEME_NAMES.map((theme) => (
          <ThemeSeries key={theme} theme={theme} sight={sight} />
        ))}
      </Grid>
    </Stack>
  );
}
