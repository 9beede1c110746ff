import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { pointAfterKey } from './cursor.ts';
import { cursor } from './Plot.css.ts';
import { PlotMark } from './PlotMark.tsx';
import type { PlotLayout } from './plotLayout.ts';

interface PlotCursorProps {
  label: string;
  layout: PlotLayout;
  start: number;
  rightToLeft: boolean;
  children: ReactNode;
}

interface Marked {
  index: number;
  /** Whether the point is announced: for moves by keyboard, because users of a pointer see the tooltip. */
  isAnnounced: boolean;
}

/** Moves between the points of a drawing by keyboard and pointer, without rendering the drawing again. */
export function PlotCursor({ label, layout, start, rightToLeft, children }: PlotCursorProps) {
  const t = useTranslate();
  const { points, width } = layout;
  const [marked, setMarked] = useState<Marked>();
  const point = marked && points[marked.index];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return setMarked(undefined);
    const index = pointAfterKey(event.key, {
      index: marked?.index,
      count: points.length,
      start,
      isRightToLeft: rightToLeft,
      across: layout.across,
    });
    if (index === undefined) return;
    event.preventDefault();
    setMarked({ index, isAnnounced: true });
  };
  const onFocus = (event: FocusEvent) => {
    if (event.currentTarget.matches(':focus-visible')) setMarked({ index: start, isAnnounced: true });
  };
  const onPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const index = layout.pointAt(clientX - left, clientY - top);
    if (index !== marked?.index) setMarked({ index, isAnnounced: false });
  };

  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: an application is interactive; it is the chart's only tab stop.
    <div
      role="application"
      aria-roledescription={t('chart')}
      aria-label={label}
      aria-description={t('Arrow keys move between the points.')}
      tabIndex={0}
      className={cursor}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => setMarked(undefined)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setMarked(undefined)}
    >
      {children}
      {point && <PlotMark point={point} width={width} />}
      <VisuallyHidden>
        <span role="status">{point && marked.isAnnounced && `${point.name}: ${point.value}`}</span>
      </VisuallyHidden>
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above.
  );
}
