import { cloneElement, type ReactElement, type Ref } from 'react';

type PassedProps = { className: string; ref?: Ref<HTMLElement> | undefined } & Record<string, unknown>;
type Handler = (event: unknown) => void;

const HANDLER = /^on[A-Z]/;

/** Both hear of it, the element's own handler first. */
function both(own: unknown, passed: unknown): Handler {
  return (event) => {
    (own as Handler)(event);
    (passed as Handler)(event);
  };
}

function bothRefs(refs: readonly Ref<HTMLElement>[]): Ref<HTMLElement> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}

/**
 * The one element that `asChild` is about, with a look, handlers and a ref that are passed to it. What it says of itself stays. As Radix's Slot
 * does it, of which every page would carry more than the rest of a button.
 */
export function cloneWithProps(element: ReactElement, { className, ref, ...passed }: PassedProps): ReactElement {
  const { className: ownClass, ref: ownRef, ...own } = element.props as Partial<PassedProps>;
  const props: Record<string, unknown> = { ...passed, ...own };
  for (const name of Object.keys(passed)) if (HANDLER.test(name) && own[name] && passed[name]) props[name] = both(own[name], passed[name]);
  const refs = [ownRef, ref].filter((each) => each !== undefined);
  return cloneElement(element, {
    ...props,
    className: [className, ownClass].filter(Boolean).join(' '),
    ref: refs.length > 1 ? bothRefs(refs) : refs[0],
  } as object);
}
