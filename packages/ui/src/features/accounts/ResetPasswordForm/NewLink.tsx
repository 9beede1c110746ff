import { Link } from '../../../primitives/Link/Link.tsx';
import { small } from '../SignInForm/SignInForm.css.ts';

/** The way out for somebody whose link is used up, too old or cut off. */
export function NewLink() {
  return (
    <p className={small}>
      A link works once and for a short time. <Link href="/forgot-password">Ask for a new link</Link>
    </p>
  );
}
