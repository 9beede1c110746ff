/** What Chromatic photographs a story in: values of the toolbar, and a width where it is not the usual one. */
interface Mode {
  readonly theme: string;
  /** Pixels. */
  readonly viewport?: number;
}

/** Width of a common phone, in pixels. */
const PHONE = 375;

/** One mode for each theme, and the first theme on a phone. */
export function modesOf(themes: readonly [string, ...string[]]): Record<string, Mode> {
  const modes = themes.map((theme): [string, Mode] => [theme, { theme }]);
  return { ...Object.fromEntries(modes), phone: { theme: themes[0], viewport: PHONE } };
}
