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
  /** The severity of the message. */
  tone?: BannerTone;
  /** A short title above the message. */
  title?: string;
  /** What the reader has to know, and what to do about it. */
  children: ReactNode;
  /** Buttons or links that act on the message. */
  actions?: ReactNode;
  /** Announces the banner when it appears: politely, or at once for an error. Without it, the banner is static content. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A persistent message about the page or a part of it. Use Toast instead for the outcome of an action, ErrorState in place of content that
 * failed to load, a Field's error for invalid input.
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
