import type { Institute } from '@quad/domain/institute';
import type { ReactNode } from 'react';
import {
  brand,
  column,
  cover,
  frame,
  instituteName,
  mark,
  plan,
  portalTitle,
  subtitle as subtitleStyle,
  title as titleStyle,
} from './AccountPage.css.ts';
import { CourtyardPlan } from './CourtyardPlan.tsx';
import { QuadMark } from './QuadMark.tsx';

export interface AccountPageProps {
  institute: Pick<Institute, 'name' | 'portalTitle'>;
  /** What the page is; its one top heading. */
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** The frame of the pages before somebody is in: whose portal it is, and one narrow column. Use Page instead inside the portal. */
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
            <p className={instituteName}>{institute.name}</p>
          </div>
        </div>
        <div className={plan}>
          <CourtyardPlan />
        </div>
      </header>
      <main className={column}>
        <div>
          <h1 className={titleStyle}>{title}</h1>
          {subtitle && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
