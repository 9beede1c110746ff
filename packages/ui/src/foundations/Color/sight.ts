import { converter, differenceEuclidean, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex } from 'culori';

/** The kinds of color vision. */
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

/** Simulates a color vision deficiency. The model (Machado, 2009) works on light, so its matrices are applied to linear values. */
function seen(color: string, sight: Sight) {
  const light = toLinear(color);
  if (!light) throw new Error(`${color} is no color.`);
  const filter = FILTERS[sight];
  const { r, g, b } = filter ? filter({ ...light, mode: 'rgb' }) : light;
  return { mode: 'lrgb', r, g, b } as const;
}

/** The simulated color as `#rrggbb`. */
export function seenAs(color: string, sight: Sight): string {
  return formatHex(seen(color, sight));
}

/** The perceived distance of two colors: 0 is equal, 100 is black and white. */
export function apart(one: string, other: string, sight: Sight): number {
  return 100 * distance(seen(one, sight), seen(other, sight));
}

/** The minimum distance, about four times the just noticeable difference; gaps and labels between the marks add to it. */
export const MIN_DISTANCE = 8;

/** All pairs of series, closest first, because any two may be next to each other. */
export function pairsOf(series: Readonly<Record<string, string>>, sight: Sight): { names: string; apart: number }[] {
  const all = Object.entries(series);
  return all
    .flatMap(([name, one], index) =>
      all.slice(index + 1).map(([next, other]) => ({ names: `${name} and ${next}`, apart: apart(one, other, sight) })),
    )
    .sort((one, other) => one.apart - other.apart);
}
