import type { Institute } from '@quad/domain/institute';
import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { brand, column, cover, dot, drawing, frame, mark, plan, portalTitle, subtitle as subtitleStyle, walls } from './AccountPage.css.ts';

export interface AccountPageProps {
  /** The institute and portal named beside the logo. */
  institute: Pick<Institute, 'name' | 'portalTitle'>;
  /** The title of the page, its only `h1`. */
  title: string;
  /** A sentence below the title. */
  subtitle?: string;
  /** The form, in a narrow column. */
  children: ReactNode;
}

/** The portal's logo: a courtyard seen from above, with a gate, and a dot for the user. */
function QuadMark() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden="true">
      <path className={walls} d="M19 19l9 9M9 4h12a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z" />
      <circle className={dot} cx="12" cy="12" r="2.5" />
    </svg>
  );
}

/** The courtyard of the logo as an architectural drawing: walls, paths, the gate and the user. Decorative. */
function CourtyardPlan() {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
      <g className={drawing}>
        <rect x="2" y="2" width="82" height="82" rx="14" />
        <rect x="14" y="14" width="58" height="58" rx="7" />
        <path d="M16 16l54 54M70 16L16 70M43 14v58M14 43h58M72 64l28 28M64 72l28 28" />
        <circle cx="43" cy="43" r="12" />
        <circle cx="43" cy="43" r="19" />
      </g>
      <circle className={dot} cx="43" cy="43" r="1.6" />
    </svg>
  );
}

/** The frame of pages before signing in: the institute's name and one narrow column. Use Page instead inside the portal. */
export function AccountPage({ institute, title, subtitle, children }: AccountPageProps) {
  return (
    <div className={frame}>
      <header className={cover}>
        <div className={brand}>
          <span className={mark}>
            <QuadMark />
          </span>
          <div>
            <p className={portalTitle}>{institute.portalTitle}</p>
            <Text size="s" tone="muted">
              {institute.name}
            </Text>
          </div>
        </div>
        <div className={plan}>
          <CourtyardPlan />
        </div>
      </header>
      <main className={column}>
        <div>
          <Heading level={1}>{title}</Heading>
          {subtitle && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
