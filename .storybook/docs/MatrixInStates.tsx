import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack.tsx';
import { ToggleButtonGroup } from '../../packages/ui/src/primitives/ToggleButtonGroup/ToggleButtonGroup.tsx';

/** The classes of storybook-addon-pseudo-states: for all elements within, and for the element itself. */
const STATES = [
  { id: 'rest', label: 'At rest' },
  { id: 'hover', label: 'Under the pointer', wrapperClass: 'pseudo-hover-all' },
  // `:focus-visible` styles apply to everything, but only focusable elements get the class.
  { id: 'focus', label: 'Focused by keyboard', focusableClasses: ['pseudo-focus', 'pseudo-focus-visible'] },
  { id: 'active', label: 'Pressed', wrapperClass: 'pseudo-hover-all pseudo-active-all' },
] as const;

const FOCUSABLE = '.sb-story :is(a[href], button, input, select, textarea, summary, [tabindex="0"])';

/** A matrix whose cells are shown in one pseudo-state at a time. */
export function MatrixInStates({ children }: { children: ReactNode }) {
  const wrapperRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>('rest');
  const state = STATES.find(({ id }) => id === shown);
  useEffect(() => {
    if (!state || !('focusableClasses' in state)) return;
    const elements = [...(wrapperRef.current?.querySelectorAll(FOCUSABLE) ?? [])];
    for (const element of elements) element.classList.add(...state.focusableClasses);
    return () => {
      for (const element of elements) element.classList.remove(...state.focusableClasses);
    };
  }, [state]);
  return (
    <Stack gap="s">
      <ToggleButtonGroup label="Shown" items={STATES.map(({ id, label }) => ({ id, label }))} value={shown} onValueChange={setShown} />
      <div ref={wrapperRef} className={state && 'wrapperClass' in state ? state.wrapperClass : undefined}>
        {children}
      </div>
    </Stack>
  );
}
