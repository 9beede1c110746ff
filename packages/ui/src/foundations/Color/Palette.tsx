import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ThemeName } from '../../themes/index.ts';
import { THEMES } from '../../themes/themes.ts';
import { name as nameStyle } from '../specimen.css.ts';
import * as styles from './Color.css.ts';

type Values = Readonly<{ [name: string]: string | Values }>;

/** Flattens `{ text: { muted: '#535966' } }` to `text.muted`. */
function namesIn(values: Values, path = ''): { name: string; value: string }[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [{ name, value }] : namesIn(value, name);
  });
}

/** The color groups of a theme, in painting order. */
function groupsOf(theme: ThemeName): { title: string; colors: { name: string; value: string }[] }[] {
  const { text, border, action, tone, selected, focus, ...grounds } = THEMES[theme].color;
  return [
    { title: 'Grounds', colors: namesIn(grounds) },
    { title: 'Text and lines', colors: namesIn({ text, border }) },
    { title: 'Actions', colors: namesIn({ action }) },
    { title: 'You are here, and focus', colors: namesIn({ selected, focus }) },
    { title: 'Tones, which say a state', colors: namesIn({ tone }) },
    { title: 'Series of charts', colors: namesIn({ series: THEMES[theme].chart.series }) },
  ];
}

export interface PaletteProps {
  theme: ThemeName;
}

/** All colors of a theme with names and values, on the theme's background. */
export function Palette({ theme }: PaletteProps) {
  return (
    <div data-theme={theme} className={styles.ground}>
      <Stack gap="l">
        {groupsOf(theme).map(({ title, colors }) => (
          <Section key={title} title={title}>
            <ul className={styles.swatches}>
              {colors.map(({ name, value }) => (
                <li key={name} className={styles.swatch}>
                  <span aria-hidden="true" className={styles.chip} style={assignInlineVars({ [styles.back]: value })} />
                  <span className={styles.value}>
                    <span className={nameStyle}>{name}</span>
                    <br />
                    {value}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </Stack>
    </div>
  );
}
