/** In pixels. */
const EDGES = { s: 16, m: 20 } as const;

export interface AlertIconProps {
  size: keyof typeof EDGES;
}

/**
 * The icon beside an error. It is an inline SVG instead of one of the icon set, so that the sign-in page does not load the icon library.
 */
export function AlertIcon({ size }: AlertIconProps) {
  return (
    <svg
      width={EDGES[size]}
      height={EDGES[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7.5v5M12 16.5v.01" />
    </svg>
  );
}
