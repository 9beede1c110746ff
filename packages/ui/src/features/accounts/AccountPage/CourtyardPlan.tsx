import { drawing } from './CourtyardPlan.css.ts';
import { dot } from './QuadMark.css.ts';

/** The courtyard of the mark as an architect draws it: walls, paths, the gate, and where you stand. Ornament only. */
export function CourtyardPlan() {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
      <g className={drawing}>
        <rect x="2" y="2" width="82" height="82" rx="14" />
        <rect x="14" y="14" width="58" height="58" rx="7" />
        <path d="M16 16l54 54M70 16L16 70M43 14v58M14 43h58M72 64l28 28M64 72l28 28" />
        <circle cx="43" cy="43" r="12" />
        <circle cx="43" cy="43" r="19" />
      </g>
      <circle className={dot} cx="43" cy="43" r="1.6" />
    </svg>
  );
}
