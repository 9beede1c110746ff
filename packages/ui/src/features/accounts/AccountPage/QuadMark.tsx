import { dot, walls } from './QuadMark.css.ts';

/** The mark of the portal: a courtyard seen from above, with a gate, and you in it. */
export function QuadMark() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden="true">
      <path className={walls} d="M19 19l9 9M9 4h12a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z" />
      <circle className={dot} cx="12" cy="12" r="2.5" />
    </svg>
  );
}
