import { ChartColumn, Download } from 'lucide-react';
import { type ReactNode, type RefObject, use, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { SectionLevel } from '../../layout/Section/Section.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useLazyPart } from '../../primitives/loading/useLazyPart.ts';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { breakLines } from '../plot/textLayout.ts';
import { PlotBoxContext, usePlotBox } from '../plot/usePlotBox.ts';
import { blank, caption, frame, header, heading, ruler, sentence } from './ChartFrame.css.ts';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';

/** Props that all charts share. */
export interface ChartProps {
  /** What is counted, and over which period. */
  title: string;
  /**
   * The heading level of the title: one more than that of the surrounding part.
   * @default 3
   */
  headingLevel?: SectionLevel;
  /** Replaces the generated sentence about the figures. */
  description?: string;
  /** A link to the list that the chart counts. */
  link?: { href: string; text: string };
  /** Shows a placeholder of a chart's height, announced to screen readers. */
  loading?: boolean;
  /** What went wrong, as a sentence for the user. */
  error?: string;
  /** Retries after an error; without it there is no button. */
  onRetry?: () => void;
  /** Shows the retry button as busy. */
  retrying?: boolean;
  /** Why there is nothing to show, and what to do about it. */
  empty?: string;
}

export interface ChartFrameProps extends ChartProps {
  /** What the chart shows, in one sentence. */
  description: string;
  /** Whether there are no figures at all. Figures that are all zero are drawn. */
  noData: boolean;
  /** Returns the figures as a table; called when the table is opened or saved. */
  toTable: () => ChartTableData;
  /** The drawing. */
  children: ReactNode;
}

type State = 'loading' | 'failed' | 'empty' | 'loaded';

function toState({ loading, error, noData }: Pick<ChartFrameProps, 'loading' | 'error' | 'noData'>): State {
  if (error !== undefined) return 'failed';
  if (loading) return 'loading';
  return noData ? 'empty' : 'loaded';
}

type FrameContentProps = ChartFrameProps & { state: State; titleId: string; frameRef: RefObject<HTMLElement | null> };

const loadMenu = async () => (await import('../export/ExportMenu.tsx')).ExportMenu;
/** The font size of the title relative to that of the drawing. */
const TITLE_SIZE = 1.35;

/** The menu that saves the figures or the drawing; it is loaded on demand. */
function SaveChart({ title, description, toTable, frameRef }: FrameContentProps) {
  const t = useTranslate();
  const box = use(PlotBoxContext);
  const [isWanted, setWanted] = useState(false);
  const ExportMenu = useLazyPart(loadMenu, isWanted, () => setWanted(false));
  const button: ButtonProps = {
    size: 's',
    variant: 'quiet',
    title: t('Save'),
    icon: <Download size={16} aria-hidden="true" />,
    children: <VisuallyHidden>{t('Save')}</VisuallyHidden>,
  };
  if (!ExportMenu || !isWanted || !box) {
    return <Button {...button} aria-haspopup="menu" aria-busy={isWanted} onClick={() => setWanted(true)} />;
  }
  return (
    <ExportMenu
      trigger={<Button {...button} />}
      title={title}
      lines={breakLines(title, { width: box.width, em: box.em * TITLE_SIZE, maxLines: 3 })}
      sentence={description}
      frame={frameRef}
      toTable={toTable}
    />
  );
}

function ChartCaption(props: FrameContentProps & { isTable: boolean; onTurn: () => void }) {
  const { title, titleId, headingLevel = 3, description, state, isTable, onTurn } = props;
  const t = useTranslate();
  const Heading = `h${headingLevel}` as const;
  return (
    <figcaption className={caption}>
      <div className={header}>
        <Heading id={titleId} className={heading}>
          {title}
        </Heading>
        {state === 'loaded' && (
          <>
            <Button size="s" variant="quiet" onClick={onTurn}>
              {isTable ? t('Show chart') : t('Show table')}
            </Button>
            <SaveChart {...props} />
          </>
        )}
      </div>
      {state === 'loaded' && <p className={sentence}>{description}</p>}
    </figcaption>
  );
}

function ChartContent(props: FrameContentProps) {
  const t = useTranslate();
  const { title, state, link, error, onRetry, retrying, empty, toTable, children } = props;
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      <ChartCaption {...props} isTable={isTable} onTurn={() => setIsTable(!isTable)} />
      {state === 'loading' && (
        // As high as a chart, so that the layout does not shift when the figures arrive.
        <div role="status" className={blank}>
          <VisuallyHidden>{t('Loading {what}...', { what: title })}</VisuallyHidden>
        </div>
      )}
      {state === 'failed' && <ErrorState description={error ?? ''} onRetry={onRetry} retrying={retrying} />}
      {state === 'empty' && (
        <EmptyState icon={<ChartColumn size={24} aria-hidden="true" />} title={t('Nothing to show yet')} description={empty} />
      )}
      {state === 'loaded' && (isTable ? <ChartTable caption={title} {...toTable()} /> : children)}
      {link && (
        <p className={sentence}>
          <Link href={link.href}>{t(link.text)}</Link>
        </p>
      )}
    </>
  );
}

const subscribeToNothing = () => () => {};
const isNever = () => false;
const isAlways = () => true;

/**
 * The frame of all charts: a title, a sentence about the figures, a button for a table of them, and the loading, error and empty states.
 * Use a chart itself instead, which includes its frame.
 */
export function ChartFrame(props: ChartFrameProps) {
  const titleId = useId();
  const frameRef = useRef<HTMLElement>(null);
  const [ref, box] = usePlotBox();
  const state = toState(props);
  // Reading the width makes the browser lay out what is mounted, so the content is rendered only after measuring; both happen before the
  // first paint. Server HTML contains the frame with a placeholder for the drawing.
  const isHtml = useSyncExternalStore(subscribeToNothing, isNever, isAlways);
  const isReady = box !== undefined || state !== 'loaded' || isHtml;
  return (
    <figure ref={frameRef} aria-labelledby={titleId} className={frame}>
      <PlotBoxContext value={box}>
        {isReady && (
          <ChartContent {...props} state={state} titleId={titleId} frameRef={frameRef}>
            {isHtml ? <div className={blank} /> : props.children}
          </ChartContent>
        )}
      </PlotBoxContext>
      <div ref={ref} className={ruler} />
    </figure>
  );
}
