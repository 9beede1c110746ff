/** In pixels. */
const EDGES = { s: 16, m: 20 } as const;

export interface AlertIconProps {
  size: keyof typeof EDGES;
}

/** The picture beside an error. Drawn here and not taken from the icon set, whose machinery the sign-in page does without. */
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
