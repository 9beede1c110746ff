import { ChartColumn, Download } from 'lucide-react';
import { type ReactNode, type RefObject, use, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { SectionLevel } from '../../layout/Section/Section.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useLoaded } from '../../primitives/loading/useLoaded.ts';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { PlotBoxContext, usePlotBox } from '../plot/usePlotBox.ts';
import { breakLines } from '../plot/words.ts';
import { blank, caption, frame, header, heading, ruler, sentence } from './ChartFrame.css.ts';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';

/** What every chart takes beside its figures. */
export interface ChartProps {
  /** What is counted, and over how long where it is of a time. */
  title: string;
  /**
   * Of the title: one below the heading of what the chart stands in.
   * @default 3
   */
  headingLevel?: SectionLevel;
  /** In place of the sentence that the chart writes from its figures. */
  description?: string;
  /** The list that the chart counts. */
  link?: { href: string; text: string };
  /** The figures are on their way: a blank as high as a chart, and a word to screen readers. */
  loading?: boolean;
  /** What went wrong, as a sentence for the person. */
  error?: string;
  /** Asks for the figures again after an error; without it there is no button. */
  onRetry?: () => void;
  /** They are being asked for again: the button is busy. */
  retrying?: boolean;
  /** Why there is nothing to show, and what to do about it. */
  empty?: string;
}

export interface ChartFrameProps extends ChartProps {
  /** Said first: what the chart shows, in one sentence. */
  description: string;
  /** There are no figures at all. Figures that are all zero are rendered. */
  noData: boolean;
  /** The same figures as a table; asked for when somebody wants to see it. */
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

type Shown = ChartFrameProps & { state: State; titleId: string; frameRef: RefObject<HTMLElement | null> };

const loadMenu = async () => (await import('../save/SaveMenu.tsx')).SaveMenu;
/** A title is of the size of text, where a drawing's is small. */
const TITLE_SIZE = 1.35;

/** Saves the figures or the drawing. What writes files comes when somebody asks for it, and so does the menu. */
function SaveChart({ title, description, toTable, frameRef }: Shown) {
  const t = useTranslate();
  const box = use(PlotBoxContext);
  const [isWanted, setWanted] = useState(false);
  const SaveMenu = useLoaded(loadMenu, isWanted, () => setWanted(false));
  const button: ButtonProps = {
    size: 's',
    variant: 'quiet',
    title: t('Save'),
    icon: <Download size={16} aria-hidden="true" />,
    children: <VisuallyHidden>{t('Save')}</VisuallyHidden>,
  };
  if (!SaveMenu || !isWanted || !box) {
    return <Button {...button} aria-haspopup="menu" aria-busy={isWanted} onClick={() => setWanted(true)} />;
  }
  return (
    <SaveMenu
      trigger={<Button {...button} />}
      title={title}
      lines={breakLines(title, { width: box.width, em: box.em * TITLE_SIZE, most: 3 })}
      sentence={description}
      frame={frameRef}
      toTable={toTable}
    />
  );
}

function ChartCaption(props: Shown & { isTable: boolean; onTurn: () => void }) {
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

function ChartContent(props: Shown) {
  const t = useTranslate();
  const { title, state, link, error, onRetry, retrying, empty, toTable, children } = props;
  const [isTable, setIsTable] = useState(false);
  return (
    <>
      <ChartCaption {...props} isTable={isTable} onTurn={() => setIsTable(!isTable)} />
      {state === 'loading' && (
        // As high as a chart, so that nothing jumps when the figures come.
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
 * Around every chart: a title, a sentence that says what it shows, the same figures as a table one press away, and what
 * stands there while there is nothing to draw. Use a chart itself instead; it brings its frame.
 */
export function ChartFrame(props: ChartFrameProps) {
  const titleId = useId();
  const frameRef = useRef<HTMLElement>(null);
  const [ref, box] = usePlotBox();
  const state = toState(props);
  // A browser lays out all that there is before it tells a width. So that this is nothing yet, a drawing's frame waits with it;
  // both are there before the first paint. HTML of a server has the frame, and a place for the drawing.
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
