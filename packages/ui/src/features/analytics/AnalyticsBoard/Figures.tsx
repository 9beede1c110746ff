import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { row } from '../../../dashboard/StatCard/StatCard.css.ts';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { useIsNarrow } from '../../../layout/useIsNarrow.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** The number of charts that a phone shows initially; each takes half a screen. */
const CHARTS_ON_A_PHONE = 2;

export interface FiguresProps {
  title: string;
  children: ReactNode;
}

/** A named section of a board with figures side by side. */
export function Figures({ title, children }: FiguresProps) {
  return (
    <Section title={title} headingLevel={3}>
      <div className={row}>{children}</div>
    </Section>
  );
}

/**
 * A named section of a board with as many charts side by side as fit; four of them in two rows of two. A phone shows the first two, and a
 * button for the others.
 */
export function Charts({ title, children }: FiguresProps) {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const [wantsAll, setWantsAll] = useState(false);
  const charts = Children.toArray(children);
  const isCut = isNarrow && !wantsAll && charts.length > CHARTS_ON_A_PHONE;
  const [next, ...others] = charts.slice(CHARTS_ON_A_PHONE);
  const columns = charts.length === 4 ? ({ phone: 1, desktop: 2 } as const) : 'stretch';
  const firstMore = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wantsAll) firstMore.current?.focus({ preventScroll: true });
  }, [wantsAll]);
  return (
    <Section title={title} headingLevel={3}>
      <Grid columns={columns} gap="l" align="start">
        {charts.slice(0, CHARTS_ON_A_PHONE)}
        {!isCut && next && (
          <div ref={firstMore} tabIndex={-1}>
            {next}
          </div>
        )}
        {!isCut && others}
      </Grid>
      {isCut && (
        <Button fullWidth aria-description={title} onClick={() => setWantsAll(true)}>
          {t('Show more')}
        </Button>
      )}
    </Section>
  );
}
