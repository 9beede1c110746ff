import { type ReactNode, useEffect } from 'react';
import { ProofReminder } from './ProofReminder.tsx';
import { applyStoredAppearance } from './useAppearance.ts';

export interface BareShellProps {
  header: ReactNode;
  children: ReactNode;
}

/** The frame of a screen behind sign-in that has a header of its own. Use SignedInShell instead for every other. */
export function BareShell({ header, children }: BareShellProps) {
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
