import { Badge } from '@quad/ui';
import type { Atlas, AtlasCell, AtlasScreen, AtlasStory } from './atlas.ts';
import { StoryLink } from './StoryLink.tsx';

function labelOf({ name, failure, part }: AtlasStory): string {
  return [part && `${part}:`, name, failure && `(${failure})`].filter(Boolean).join(' ');
}

function OwnStories({ stories }: Pick<AtlasCell, 'stories'>) {
  const [shown, ...rest] = stories;
  if (!shown) return null;
  return (
    <>
      <StoryLink id={shown.id} isPictured>
        {labelOf(shown)}
      </StoryLink>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ul>
            {rest.map((story) => (
              <li key={story.id}>
                <StoryLink id={story.id}>{labelOf(story)}</StoryLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Cell({ kind, stories, reason }: AtlasCell) {
  if (kind === 'missing') return <Badge tone="critical">Missing</Badge>;
  if (kind === 'reason') return <span className="atlas-muted">{reason}</span>;
  if (kind !== 'same') return <OwnStories stories={stories} />;
  const [shown] = stories;
  return (
    <span className="atlas-muted">
      As for the {shown?.role}: {shown && <StoryLink id={shown.id}>{labelOf(shown)}</StoryLink>}
    </span>
  );
}

interface RowsProps {
  screen: AtlasScreen;
  role: string;
  columns: number;
}

function Rows({ screen: { name, at, rows, others }, role, columns }: RowsProps) {
  const shown = rows.filter((row) => role === '' || row.role === role);
  if (shown.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="atlas-screen">
          <span className="atlas-screen-name">
            {name} {at.length > 0 && <code>{at.join(' ')}</code>}
          </span>
        </th>
      </tr>
      {shown.map((row) => (
        <tr key={row.role}>
          <th scope="row">{row.role}</th>
          {row.cells.map((cell) => (
            <td key={cell.state} data-kind={cell.kind}>
              <Cell {...cell} />
            </td>
          ))}
        </tr>
      ))}
      {role === '' && others.length > 0 && (
        <tr>
          <th scope="row">somebody else</th>
          <td colSpan={columns}>
            <ul className="atlas-row">
              {others.map((story) => (
                <li key={story.id}>
                  <StoryLink id={story.id}>{`${story.title.split('/').at(-1)}, ${labelOf(story)}`}</StoryLink>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </tbody>
  );
}

export interface ScreensTableProps extends Pick<Atlas, 'states' | 'screens'> {
  /** Shows only the rows of this role; by default all roles. */
  role?: string;
}

/** Every screen, with a row for each role and a column for each state. */
export function ScreensTable({ states, screens, role = '' }: ScreensTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable, so that it can be scrolled by keyboard.
    <section className="atlas-frame" aria-label="Screens by role and state" tabIndex={0}>
      <table className="atlas-table">
        <thead>
          <tr>
            <th scope="col">Role</th>
            {Object.entries(states).map(([state, label]) => (
              <th key={state} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {screens.map((screen) => (
          <Rows key={screen.name} screen={screen} role={role} columns={Object.keys(states).length} />
        ))}
      </table>
    </section>
  );
}
