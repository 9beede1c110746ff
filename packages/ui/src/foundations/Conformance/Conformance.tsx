import { CASES } from './cases.tsx';

export interface ConformanceProps {
  /** Gets each component that hands out its element. */
  onElement?: (handed: { name: string; element: HTMLElement }) => void;
}

/** Every component of the public entry point with the least that it needs, each in a box of its name: what the checks go through. */
export function Conformance({ onElement }: ConformanceProps) {
  return Object.entries(CASES).map(([name, { draw, hasRef }]) => (
    <div key={name} data-case={name}>
      {draw(hasRef ? { ref: (element) => void (element && onElement?.({ name, element })) } : {})}
    </div>
  ));
}
