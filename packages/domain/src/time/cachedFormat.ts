const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter, built once per locale, zone and options: building one costs a hundred times what using it costs. */
export function cachedFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const built = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, built);
  return built;
}

/** What a formatter writes, by the name of each part. */
export function partsOf(format: Intl.DateTimeFormat, instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
