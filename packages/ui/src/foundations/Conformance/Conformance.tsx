import { CASES } from './cases.tsx';

export interface ConformanceProps {
  /** Called with each component whose ref receives an element. */
  onElement?: (handed: { name: string; element: HTMLElement }) => void;
}

/** Every exported component with its minimal props, each in a named box, for the checks. */
export function Conformance({ onElement }: ConformanceProps) {
  return Object.entries(CASES).map(([name, { draw, hasRef }]) => (
    <div key={name} data-case={name}>
      {draw(hasRef ? { ref: (element) => void (element && onElement?.({ name, element })) } : {})}
    </div>
  ));
}
