import { cloneElement, type ReactElement, type Ref } from 'react';

type PassedProps = { className: string; ref?: Ref<HTMLElement> | undefined } & Record<string, unknown>;
type Handler = (event: unknown) => void;

const HANDLER = /^on[A-Z]/;

/** Calls both handlers, the element's own one first. */
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
 * Returns the child of `asChild` with the passed class, handlers and ref; its own props take precedence. Works like Radix's Slot, whose
 * code would be larger than the rest of a button on every page.
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
