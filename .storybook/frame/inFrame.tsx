import type { Decorator } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';
import * as styles from './frame.css.ts';

/**
 * The parameter `frame`: why a story gets an iframe on documentation pages. It shows an `overlay`, a `menu` that users may open, or one
 * that its play opens (`opened`); it fills a `page`, or is a `bar` across one.
 */
type FrameKind = keyof typeof styles.windows;

/** The width of a page in a frame, if there is room for at least half of it; otherwise the available width is used. */
const LAPTOP = 1280;

/** The narrowest supported viewport; in less space it is scaled down. */
const PHONE = 320;

/** The distance from the viewport at which a frame is loaded, so that readers do not wait. */
const NEAR = '300px';

/** The id of the story that this document shows, if it is a frame. */
export function storyOfFrame(): string | null {
  return new URLSearchParams(location.search).get('frame');
}

/** The URL of a document that shows only one story with the toolbar's current values. Plays do not run in it. */
function addressOf(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  const pairs = chosen.map(([name, value]) => `${name}:${value}`).join(';');
  return `iframe.html?${new URLSearchParams({ viewMode: 'docs', id: 'frame--docs', frame: storyId, globals: pairs })}`;
}

function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

function useInlineSize(place: RefObject<Element | null>): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect.width ?? 0));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

/** Only the serializable changes of args; components and functions cannot be sent to another document. */
function plainChanges(args: Args, initialArgs: Args): Args {
  const isPlain = (value: unknown) => value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name] && isPlain(value)));
}

/** Where Storybook stores its channel. */
interface StorybookWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

interface FrameProps {
  kind: FrameKind;
  storyId: string;
  /** The title of the iframe. */
  title: string;
  globals: Readonly<Record<string, unknown>>;
  /** The args changed by the controls. */
  changes: Args;
}

/** An iframe with one story, loaded near the viewport, and inert until the user moves a pointer over it or enters by its button. */
function Frame({ kind, storyId, title, globals, changes }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(place);
  const room = useInlineSize(place);
  const [isUsed, setUsed] = useState(false);
  const isOfPage = kind === 'page' || kind === 'bar';
  const inlineSize = isOfPage && room > LAPTOP / 2 ? LAPTOP : Math.max(room, PHONE);
  const serializedArgs = JSON.stringify(changes);
  useEffect(() => {
    const inside: StorybookWindow | null | undefined = frame.current?.contentWindow;
    inside?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: JSON.parse(serializedArgs) });
  }, [serializedArgs, storyId]);
  useEffect(() => {
    if (isUsed && document.activeElement?.tagName === 'BUTTON') frame.current?.focus();
  }, [isUsed]);
  return (
    <div>
      <div
        ref={place}
        className={styles.windows[kind]}
        onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setUsed(true)}
      >
        {isNear && room > 0 && (
          <iframe
            ref={frame}
            className={styles.document}
            style={assignInlineVars({ [styles.inlineSize]: `${inlineSize}px`, [styles.scale]: String(room / inlineSize) })}
            src={addressOf(storyId, globals)}
            title={title}
            inert={!isUsed}
          />
        )}
      </div>
      <div className={styles.below}>
        <button type="button" className={styles.action} onClick={() => setUsed(true)}>
          Go into it
        </button>
        <a className={styles.action} href={`iframe.html?viewMode=story&id=${storyId}`} target="_blank" rel="noreferrer">
          Open it alone
        </a>
      </div>
    </div>
  );
}

/** Shows a story with the parameter `frame` in an iframe on documentation pages. */
export const inFrame: Decorator = (Story, { id, title, name, viewMode, parameters, globals, args, initialArgs }) => {
  const kind: FrameKind | undefined = parameters.frame;
  if (!kind || viewMode !== 'docs' || storyOfFrame()) return <Story />;
  return <Frame kind={kind} storyId={id} title={`${title}: ${name}`} globals={globals} changes={plainChanges(args, initialArgs)} />;
};
