import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { THEME_NAMES, type ThemeName } from '../../themes/index.ts';
import { type ColorPair, controlPairs, MIN_CONTRAST, ratioOf, textPairs } from '../../themes/pairs.ts';
import { THEMES } from '../../themes/themes.ts';
import { name as nameStyle } from '../specimen.css.ts';
import * as styles from './Color.css.ts';

const KINDS = { text: textPairs, control: controlPairs } as const;

interface Row {
  name: string;
  pairs: Record<ThemeName, ColorPair>;
}

function rowsOf(kind: keyof typeof KINDS): Row[] {
  const [light, dark, high] = THEME_NAMES.map((theme) => KINDS[kind](THEMES[theme])) as [ColorPair[], ColorPair[], ColorPair[]];
  return light.flatMap((pair, index) => {
    const [atNight, inHighContrast] = [dark[index], high[index]];
    return atNight && inHighContrast ? [{ name: pair.name, pairs: { light: pair, dark: atNight, 'high-contrast': inHighContrast } }] : [];
  });
}

function Pair({ pair, kind }: { pair: ColorPair; kind: keyof typeof KINDS }) {
  return (
    <Inline gap="xs" wrap={false}>
      <span aria-hidden="true" className={styles.sample} style={assignInlineVars({ [styles.front]: pair.front, [styles.back]: pair.back })}>
        {kind === 'text' ? 'Aa' : <span className={styles.mark} />}
      </span>
      {ratioOf(pair).toFixed(1)}
    </Inline>
  );
}

export interface ContrastTableProps {
  /** Text pairs, or pairs of borders, marks and chart colors. */
  kind: 'text' | 'control';
}

/** All color pairs with their contrast in each theme. Sorting by a theme shows the lowest contrast first. */
export function ContrastTable({ kind }: ContrastTableProps) {
  const columns = THEME_NAMES.map((theme) => ({
    id: theme,
    header: `${theme} (at least ${MIN_CONTRAST[theme][kind]})`,
    cell: ({ pairs }: Row) => <Pair pair={pairs[theme]} kind={kind} />,
    sortValue: ({ pairs }: Row) => ratioOf(pairs[theme]),
  }));
  return (
    <DataTable
      caption={kind === 'text' ? 'Contrast of text' : 'Contrast of edges, marks and series'}
      rows={rowsOf(kind)}
      rowId={({ name }) => name}
      columns={[{ id: 'pair', header: 'Pair', cell: ({ name }) => <span className={nameStyle}>{name}</span> }, ...columns]}
    />
  );
}
