/** The controlled and uncontrolled state of everything that opens; the names are those of Radix. */
export interface OpenProps {
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is open initially, when uncontrolled. */
  defaultOpen?: boolean;
  /** Called when it opens or should close. */
  onOpenChange?: (open: boolean) => void;
}
