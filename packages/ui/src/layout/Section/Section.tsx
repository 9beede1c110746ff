import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { actions as actionsStyle, header, section, subtitle as subtitleStyle, title as titleStyle } from './Section.css.ts';

export const SECTION_LEVELS = [2, 3, 4, 5, 6] as const;
export type SectionLevel = (typeof SECTION_LEVELS)[number];

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'title' | 'children'> {
  /** Names the section; its heading. */
  title: string;
  /** A sentence under the title. */
  subtitle?: string;
  /** One more than that of what the section stands in. */
  headingLevel?: SectionLevel;
  /** Buttons for this part, beside its title. */
  actions?: ReactNode;
  /** The content of the section. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A named part of a page. Use Card instead where it is a thing of its own, Page for the screen itself. */
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
