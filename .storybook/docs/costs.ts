import COSTS from './costs.json' with { type: 'json' };

/** The size in kB that an app transfers if it imports only this component. */
export function costOf(component: string): string | undefined {
  const bytes = (COSTS as Readonly<Record<string, number>>)[component];
  return bytes === undefined ? undefined : `${(bytes / 1000).toFixed(1)} kB`;
}
