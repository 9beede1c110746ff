/** How everything that opens is controlled, or keeps its own state; the names are Radix's. */
export interface OpenProps {
  /** Whether it is open, where the app keeps that. */
  open?: boolean;
  /** Whether it is open at the start, where it keeps that itself. */
  defaultOpen?: boolean;
  /** Is told when it opens, or asks to be closed. */
  onOpenChange?: (open: boolean) => void;
}
