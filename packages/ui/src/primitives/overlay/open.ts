/** How everything that opens is controlled, or keeps its own state; the names are Radix's. */
export interface OpenProps {
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is open initially, when uncontrolled. */
  defaultOpen?: boolean;
  /** Called when it opens or should close. */
  onOpenChange?: (open: boolean) => void;
}
