import { FIRST_STEPS, type FirstStep } from '@quad/domain/dashboard';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { sign, step } from './FirstSteps.css.ts';

export interface FirstStepsProps {
  /** The completed steps. */
  done: readonly FirstStep[];
  /** Upcoming events, beside the steps. */
  children: ReactNode;
}

/** Replaces figures that are all zero: the first steps of a new user, and upcoming events. */
export function FirstSteps({ done, children }: FirstStepsProps) {
  const t = useTranslate();
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} gap="xl" align="start">
      <Section headingLevel={3} title={t('First steps')}>
        <ol>
          {FIRST_STEPS.map(({ id, label, path }) => {
            const isDone = done.includes(id);
            const Sign = isDone ? CircleCheck : Circle;
            return (
              <li key={id} className={step}>
                <span className={sign} data-done={isDone}>
                  <Sign size={20} aria-hidden="true" />
                </span>
                <Link underline="hover" href={path}>
                  {t(label)}
                </Link>
                {isDone && <VisuallyHidden>{t('Done')}</VisuallyHidden>}
              </li>
            );
          })}
        </ol>
      </Section>
      {children}
    </Grid>
  );
}
