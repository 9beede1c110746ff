import { useLayoutEffect } from 'react';

let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/**
 * Keeps the page behind from scrolling while the component is there; what lies over it has to cover it, and scrolls by itself. A scrollbar that
 * goes leaves its place, so that nothing moves.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (locks === 0) {
      before = { overflow: page.style.overflow, scrollbarGutter: page.style.scrollbarGutter };
      if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
      page.style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(page.style, before);
    };
  }, []);
}
