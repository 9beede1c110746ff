import * as v from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables whose values never appear in an error, because they hold passwords or keys. */
const SECRET = /URL|SECRET|PASSWORD|TOKEN|KEY/;

/**
 * Reads environment variables by a schema. An empty variable counts as not set. Collects every fault instead of stopping at the first one.
 */
export function readEnvironment<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: S,
  environment: Environment,
): { values: v.InferOutput<S> | undefined; faults: string[] } {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const result = v.safeParse(schema, nonEmpty);
  if (result.success) return { values: result.output, faults: [] };
  const nested = v.flatten<S>(result.issues).nested ?? {};
  const faults = Object.entries<readonly string[] | undefined>(nested).map(([name, messages]) =>
    fault(name.split('.')[0] ?? name, messages?.[0] ?? 'is not valid', nonEmpty[name]),
  );
  return { values: undefined, faults: [...new Set(faults)] };
}

/** Returns one line of the list of faults. It shows the value unless that may hold a password. */
export function fault(name: string, message: string, value?: string): string {
  return value === undefined || SECRET.test(name) ? `${name} ${message}` : `${name} ${message} (it is "${value}")`;
}
