import COSTS from './costs.json' with { type: 'json' };

/** In kB, as an app that imports nothing else would send it. */
export function costOf(component: string): string | undefined {
  const bytes = (COSTS as Readonly<Record<string, number>>)[component];
  return bytes === undefined ? undefined : `${(bytes / 1000).toFixed(1)} kB`;
}
