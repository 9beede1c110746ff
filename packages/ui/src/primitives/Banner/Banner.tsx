import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { actions as actionsStyle, banner, icon as iconStyle, title as titleStyle, words } from './Banner.css.ts';

export const BANNER_TONES = ['info', 'positive', 'caution', 'critical'] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

const PICTURES = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const satisfies Record<BannerTone, LucideIcon>;

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title' | 'children' | 'role'> {
  /** How much it matters. */
  tone?: BannerTone;
  /** In a few words, above the rest. */
  title?: string;
  /** What there is to know, and what to do about it. */
  children: ReactNode;
  /** Buttons or links for what can be done about it. */
  actions?: ReactNode;
  /** Read out when it appears: politely, or at once for what went wrong. Without it, it is part of the page. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A message that stays, about the page or a part of it. Use Toast instead for what has just been done, ErrorState in place of
 * content that could not be had, a Field's error for what was typed.
 */
export function Banner({ tone = 'info', title, children, actions, live = false, ...native }: BannerProps) {
  const Picture = PICTURES[tone];
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div {...native} className={banner({ tone })}>
      <Picture size={20} aria-hidden="true" className={iconStyle} />
      <div role={live ? role : undefined} className={words}>
        {title && <p className={titleStyle}>{title}</p>}
        <div>{children}</div>
      </div>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}
