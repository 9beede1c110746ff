import { ChevronDown } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { arrow, chip, value as valueStyle } from './FilterChip.css.ts';
import { InSheetContext } from './InSheetContext.ts';

export interface FilterChipProps {
  /** Names what it narrows down by. */
  label: string;
  /** What is chosen; blank where it lets all through. */
  value: string;
  /** The controls, each in its Field. */
  children: ReactNode;
}

/** A filter of several controls among the chips of a FilterBar: it opens them below itself. In the sheet they stand open. */
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
