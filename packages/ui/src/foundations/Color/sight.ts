import { converter, differenceEuclidean, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex } from 'culori';

/** How people see colors. */
export const SIGHTS = {
  usual: { name: 'Usual sight' },
  protanopia: { name: 'Protanopia', about: 'sees no red' },
  deuteranopia: { name: 'Deuteranopia', about: 'sees no green' },
  tritanopia: { name: 'Tritanopia', about: 'sees no blue' },
} as const satisfies Record<string, { name: string; about?: string }>;

export type Sight = keyof typeof SIGHTS;

const FILTERS = {
  usual: undefined,
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const satisfies Record<Sight, unknown>;

const toLinear = converter('lrgb');
const distance = differenceEuclidean('oklab');

/** A color as somebody with this sight sees it. The model (Machado, 2009) is of light, so its matrices get linear values. */
function seen(color: string, sight: Sight) {
  const light = toLinear(color);
  if (!light) throw new Error(`${color} is no color.`);
  const filter = FILTERS[sight];
  const { r, g, b } = filter ? filter({ ...light, mode: 'rgb' }) : light;
  return { mode: 'lrgb', r, g, b } as const;
}

/** The color that somebody with this sight sees, as `#rrggbb`. */
export function seenAs(color: string, sight: Sight): string {
  return formatHex(seen(color, sight));
}

/** How far two colors look apart: 0 is the same, 100 is black and white. */
export function apart(one: string, other: string, sight: Sight): number {
  return 100 * distance(seen(one, sight), seen(other, sight));
}

/** About four times what an eye can just tell apart; gaps between the marks and their names do the rest. */
export const LEAST_APART = 8;

/** Every two of the series, the closest first: any may stand beside any other. */
export function pairsOf(series: Readonly<Record<string, string>>, sight: Sight): { names: string; apart: number }[] {
  const all = Object.entries(series);
  return all
    .flatMap(([name, one], index) =>
      all.slice(index + 1).map(([next, other]) => ({ names: `${name} and ${next}`, apart: apart(one, other, sight) })),
    )
    .sort((one, other) => one.apart - other.apart);
}
