import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { THEME_NAMES } from '../../themes/index.ts';
import { THEMES } from '../../themes/themes.ts';
import { name as nameStyle } from '../specimen.css.ts';
import * as styles from './Elevation.css.ts';

/** The four elevations in each theme, stacked as on a page. Only the floating one has a shadow. */
export function Elevation() {
  return (
    <Grid columns={{ phone: 1, desktop: 3 }}>
      {THEME_NAMES.map((theme) => (
        <Stack key={theme} gap="xs">
          <Text weight="medium">{theme}</Text>
          <div data-theme={theme} className={styles.background}>
            <Stack gap="s">
              <span className={nameStyle}>background</span>
              <div className={styles.surface}>
                <Stack gap="s">
                  <span className={nameStyle}>surface</span>
                  <div className={styles.sunken}>
                    <span className={nameStyle}>sunken</span>
                  </div>
                </Stack>
              </div>
              <div className={styles.floating}>
                <span className={nameStyle}>floating</span>
              </div>
            </Stack>
          </div>
          <Text size="xs" tone="muted">
            {THEMES[theme].shadow.floating}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
