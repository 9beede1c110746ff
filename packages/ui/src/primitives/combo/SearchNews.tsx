import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

/** Tells those who listen how a search goes: the list itself is silent while the focus is in the input. */
export function SearchNews({ message }: { message: string | undefined }) {
  return (
    <div role="status">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
}
