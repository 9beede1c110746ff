import type { Figures } from './figures.ts';

/** One way of drawing the three charts. */
export interface Arm {
  mount: (container: HTMLElement, figures: Figures, width: number) => void;
  update: (figures: Figures) => void;
  resize: (width: number) => void;
}

/** Milliseconds of a frame's work: scripts, style, layout and paint, without the wait for the frame. */
function frameOf(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      const start = performance.now();
      port1.onmessage = () => resolve(performance.now() - start);
      work();
      port2.postMessage('the frame is done');
    });
  });
}

declare global {
  interface Window {
    arm: Arm;
    frameOf: typeof frameOf;
  }
}

/** Hands an arm to the page's runner. */
export function offer(arm: Arm): void {
  window.arm = arm;
  window.frameOf = frameOf;
}
