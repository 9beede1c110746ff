const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter, cached by locale, zone and options: creating one costs a hundred times as much as using it. */
export function cachedFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const built = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, built);
  return built;
}

/** Returns the formatted parts by type. */
export function partsOf(format: Intl.DateTimeFormat, instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
