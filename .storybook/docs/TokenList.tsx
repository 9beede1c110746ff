import { vars } from '../../packages/ui/src/themes/contract.css.ts';
import { code, swatch, swatches, token, tokens } from './ComponentPage.css.ts';

/** The custom properties of a token path: one, or those of a group such as `color.action.primary`. */
function variablesOf(path: string): string[] {
  let value: unknown = vars;
  for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step];
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).filter((each) => typeof each === 'string');
}

/** The tokens that a component's styles use; colors are shown in the current theme. */
export function TokenList({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return <p>It has no styles of its own: what it is made of reads them.</p>;
  return (
    <ul className={tokens}>
      {paths.map((path) => (
        <li key={path} className={token}>
          {/^(color|chart)\./.test(path) && (
            <span className={swatches} aria-hidden="true">
              {variablesOf(path).map((variable) => (
                <span key={variable} className={swatch} style={{ backgroundColor: variable }} />
              ))}
            </span>
          )}
          <code className={code}>{path}</code>
        </li>
      ))}
    </ul>
  );
}
