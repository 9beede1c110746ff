import { THEME_NAMES } from '@quad/ui';
import type { Figures } from './figures.ts';

/** One way of drawing the three charts. */
export interface Arm {
  mount: (container: HTMLElement, figures: Figures, width: number) => void;
  update: (figures: Figures) => void;
  resize: (width: number) => void;
}

declare global {
  interface Window {
    arm: Arm;
  }
}

/** Hands an arm to the page's runner, in the first theme: both arms stand on the design system's own ground. */
export function offer(arm: Arm): void {
  document.documentElement.dataset.theme = THEME_NAMES[0];
  window.arm = arm;
}
