import type { Decorator } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';
import * as styles from './frame.css.ts';

/**
 * Why a story has a window of its own on a page of documentation, said by the parameter `frame`: it shows an overlay, or a `menu` that
 * somebody may open, or one that its play opens because that is what it is about (`opened`); it fills a page, or is a bar across one.
 */
type FrameKind = keyof typeof styles.windows;

/** A page is shown as on a laptop where there is room for half of that, else as wide as the room is. */
const LAPTOP = 1280;

/** The narrowest window that anything is made for; where there is less room it is shown smaller. */
const PHONE = 320;

/** Pixels from the screen within which a frame is filled, so that whoever reads on does not wait. */
const NEAR = '300px';

/** The story that this document shows alone, if it is a frame. */
export function storyOfFrame(): string | null {
  return new URLSearchParams(location.search).get('frame');
}

/** The address of a document that shows one story and nothing else, as the toolbar says now. Nobody presses anything in it by himself. */
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

/** What a control can send to another document: components and functions stay where they were made. */
function plainChanges(args: Args, initialArgs: Args): Args {
  const isPlain = (value: unknown) => value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== initialArgs[name] && isPlain(value)));
}

/** Where Storybook leaves the way to talk to it. */
interface StorybookWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

interface FrameProps {
  kind: FrameKind;
  storyId: string;
  /** Names the document. */
  title: string;
  globals: Readonly<Record<string, unknown>>;
  /** What the controls have changed. */
  changes: Args;
}

/**
 * A window with one story in it, filled when somebody comes near. Until somebody points at it, which a page that scrolls below the
 * pointer is not, or goes into it, nothing in it takes the focus.
 */
function Frame({ kind, storyId, title, globals, changes }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(place);
  const room = useInlineSize(place);
  const [isUsed, setUsed] = useState(false);
  const isOfPage = kind === 'page' || kind === 'bar';
  const inlineSize = isOfPage && room > LAPTOP / 2 ? LAPTOP : Math.max(room, PHONE);
  const told = JSON.stringify(changes);
  useEffect(() => {
    const inside: StorybookWindow | null | undefined = frame.current?.contentWindow;
    inside?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: JSON.parse(told) });
  }, [told, storyId]);
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

/** On a page of documentation, gives a story a window of its own where it says so by the parameter `frame`. */
export const inFrame: Decorator = (Story, { id, title, name, viewMode, parameters, globals, args, initialArgs }) => {
  const kind: FrameKind | undefined = parameters.frame;
  if (!kind || viewMode !== 'docs' || storyOfFrame()) return <Story />;
  return <Frame kind={kind} storyId={id} title={`${title}: ${name}`} globals={globals} changes={plainChanges(args, initialArgs)} />;
};
