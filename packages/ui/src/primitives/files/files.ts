/** Why a file is rejected: its type, its size, or the number of files. */
export type FileReason = 'type' | 'size' | 'count';

export interface FileLimits {
  /** MIME types (`image/png`, `image/*`) and extensions (`.pdf`). */
  types?: readonly string[] | undefined;
  /** The maximum size of a file, in bytes. */
  maxBytes?: number | undefined;
}

function isOfType({ type, name }: File, allowed: string): boolean {
  if (allowed.startsWith('.')) return name.toLowerCase().endsWith(allowed.toLowerCase());
  return allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed;
}

/** Why a single file is rejected; undefined if it is accepted. */
export function reasonAgainst(file: File, { types, maxBytes }: FileLimits): 'type' | 'size' | undefined {
  if (types && !types.some((allowed) => isOfType(file, allowed))) return 'type';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size, such as '2 MB' or '340 kB', in powers of 1024, in which limits are set: one of 5 MiB reads '5 MB'. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return (bytes / 1024 ** power).toLocaleString(locale, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
}
