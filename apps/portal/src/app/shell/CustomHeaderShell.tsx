import { type ReactNode, useEffect } from 'react';
import { ProofReminder } from './ProofReminder.tsx';
import { applyStoredAppearance } from './useAppearance.ts';

export interface CustomHeaderShellProps {
  header: ReactNode;
  children: ReactNode;
}

/** The frame of a screen behind sign-in that brings its own header. Use SignedInShell instead for all other screens. */
export function CustomHeaderShell({ header, children }: CustomHeaderShellProps) {
  useEffect(applyStoredAppearance, []);
  return (
    <>
      {header}
      <main>
        <ProofReminder />
        {children}
      </main>
    </>
  );
}
