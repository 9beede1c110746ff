import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { BareLink } from '../../primitives/Link/BareLink.tsx';
import { card, figure, label as labelStyle, link, more, whole, words } from './StatCard.css.ts';

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** What is counted. */
  label: string;
  /** The figure, written as people read it; a dash where it could not be had. */
  value?: string | number;
  /** What it is out of: 'of ₹1,00,000'. */
  outOf?: string;
  /** Where the things themselves are; makes the whole card lead there. */
  href?: string;
  /** A bar where there is a whole. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Characters, such as those of ₹99,999. */
const LONG = 7;

/** One figure, large, with what it counts. Use KeyValueList instead for facts that are not figures. */
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
