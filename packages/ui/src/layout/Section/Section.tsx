import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { actions as actionsStyle, header, section, subtitle as subtitleStyle, title as titleStyle } from './Section.css.ts';

export const SECTION_LEVELS = [2, 3, 4, 5, 6] as const;
export type SectionLevel = (typeof SECTION_LEVELS)[number];

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence below the title. */
  subtitle?: string;
  /** The heading level: one more than that of the surrounding part. */
  headingLevel?: SectionLevel;
  /** The actions of the section, as buttons beside its title. */
  actions?: ReactNode;
  /** The content of the section. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of a page with a title. Use Card instead for an independent item, Page for the screen itself. */
export function Section({ title, subtitle, headingLevel = 2, actions, children, ...native }: SectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...native} aria-labelledby={titleId} className={section}>
      <div className={header}>
        <div>
          <Heading id={titleId} className={titleStyle({ level: headingLevel === 2 ? 2 : 3 })}>
            {title}
          </Heading>
          {subtitle && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {actions && <div className={actionsStyle}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
