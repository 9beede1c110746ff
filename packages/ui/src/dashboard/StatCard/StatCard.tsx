import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { BareLink } from '../../primitives/Link/BareLink.tsx';
import { card, figure, label as labelStyle, link, more, whole, words } from './StatCard.css.ts';

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** What is counted. */
  label: string;
  /** The formatted figure; a dash if it is unavailable. */
  value?: string | number;
  /** The total, such as 'of ₹1,00,000'. */
  outOf?: string;
  /** The address of the counted items; makes the whole card a link. */
  href?: string;
  /** A bar, if there is a total. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** In characters, such as those of ₹99,999. */
const LONG = 7;

/** A large figure with a label. Use KeyValueList instead for properties that are not figures. */
export function StatCard({ label, value, outOf, href, children, ...native }: StatCardProps) {
  return (
    <div {...native} className={card}>
      <div className={words}>
        <p className={labelStyle}>
          {href === undefined ? (
            label
          ) : (
            <BareLink href={href} className={link}>
              {label}
            </BareLink>
          )}
        </p>
        <p className={figure({ isLong: String(value).length > LONG })}>
          {value ?? '–'} {outOf && <span className={whole}>{outOf}</span>}
        </p>
      </div>
      {children && <div className={more}>{children}</div>}
    </div>
  );
}
