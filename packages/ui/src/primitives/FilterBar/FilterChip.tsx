import { ChevronDown } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { arrow, chip, value as valueStyle } from './FilterChip.css.ts';
import { InSheetContext } from './InSheetContext.ts';

export interface FilterChipProps {
  /** The name of the filter. */
  label: string;
  /** The selected value; empty if the filter is not active. */
  value: string;
  /** The controls, each in its Field. */
  children: ReactNode;
}

/** A filter with several controls, as a chip of a FilterBar that opens them in a popover. In the sheet they are always visible. */
export function FilterChip({ label, value, children }: FilterChipProps) {
  if (use(InSheetContext)) return children;
  const trigger = (
    <button type="button" className={chip({ isSet: value !== '' })}>
      {label}
      {value && <span className={valueStyle}>{value}</span>}
      <ChevronDown size={16} aria-hidden="true" className={arrow} />
    </button>
  );
  return (
    <Popover label={label} trigger={trigger}>
      {children}
    </Popover>
  );
}
