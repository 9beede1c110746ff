import { DASHBOARD_GRIDS, type DashboardGridName, GRID_SIZE, type GridPlacement } from '@quad/domain/dashboard';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ToggleButtonGroup } from '../../primitives/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { asCode, moveTile, percentFree, type Step, type Tiles } from './board.ts';
import * as styles from './Grid.css.ts';

const KEYS: Readonly<Record<string, Step>> = {
  ArrowRight: { across: 1, down: 0 },
  ArrowLeft: { across: -1, down: 0 },
  ArrowDown: { across: 0, down: 1 },
  ArrowUp: { across: 0, down: -1 },
};

function isLayout(id: string): id is DashboardGridName {
  return Object.hasOwn(DASHBOARD_GRIDS, id);
}

function areaOf({ rows, ...tile }: GridPlacement, isCollapsed: boolean): string {
  const columns = isCollapsed ? tile.collapsedColumns : tile.columns;
  return `${rows[0] + 1} / ${columns[0] + 1} / ${rows[1] + 1} / ${columns[1] + 1}`;
}

/** 1, or -1 in right-to-left pages, where the first column is at the right. */
function signOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

interface Drag {
  name: string;
  x: number;
  y: number;
  isGrowing: boolean;
}

/** Tracks a drag: where it started, and by how many whole cells it has moved. */
function useDrag(
  board: RefObject<HTMLElement | null>,
  size: { columns: number; rows: number },
  onStep: (name: string, step: Step) => boolean,
) {
  const drag = useRef<Drag>(undefined);
  const start = (name: string, isGrowing: boolean) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { name, x: event.clientX, y: event.clientY, isGrowing };
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    const { current: held } = drag;
    if (!held || !board.current) return;
    const { width, height } = board.current.getBoundingClientRect();
    const [cellWidth, cellHeight] = [width / size.columns, height / size.rows];
    const right = Math.round((event.clientX - held.x) / cellWidth);
    const down = Math.round((event.clientY - held.y) / cellHeight);
    if (right === 0 && down === 0) return;
    const hasMoved = onStep(held.name, { across: right * signOf(board.current), down, isGrowing: held.isGrowing });
    if (hasMoved) drag.current = { ...held, x: held.x + right * cellWidth, y: held.y + down * cellHeight };
  };
  const end = () => {
    drag.current = undefined;
  };
  return { start, moves: { onPointerMove: go, onPointerUp: end, onPointerCancel: end } };
}

/** The dashboard's 20 x 16 grid to experiment with; the rules of the domain decide which moves are allowed. */
export function Grid() {
  const [layout, setLayout] = useState<DashboardGridName>('home');
  const [tiles, setTiles] = useState<Tiles>(DASHBOARD_GRIDS.home);
  const [selected, setSelected] = useState('main');
  const [isCollapsed, setCollapsed] = useState(false);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLElement>(null);
  const columns = isCollapsed ? GRID_SIZE.collapsedColumns : GRID_SIZE.columns;
  const show = (name: DashboardGridName) => {
    setLayout(name);
    setTiles(DASHBOARD_GRIDS[name]);
    setSelected('main');
    setSaid('');
  };
  const step = (name: string, by: Step): boolean => {
    setSelected(name);
    const outcome = moveTile(tiles, name, by);
    const isDone = 'tiles' in outcome;
    if (isDone) setTiles(outcome.tiles);
    setSaid(isDone ? '' : outcome.refusal);
    return isDone;
  };
  const press = (name: string) => (event: KeyboardEvent<HTMLElement>) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    step(name, { across: by.across * signOf(event.currentTarget), down: by.down, isGrowing: event.shiftKey });
  };
  const { start, moves } = useDrag(board, { columns, rows: GRID_SIZE.rows }, step);
  return (
    <Stack>
      <Inline justify="between">
        <ToggleButtonGroup
          label="Layout"
          items={Object.keys(DASHBOARD_GRIDS).map((id) => ({ id, label: id }))}
          value={layout}
          onValueChange={(id) => isLayout(id) && show(id)}
        />
        <Inline>
          <Switch label="Side bar collapsed" checked={isCollapsed} onCheckedChange={setCollapsed} />
          <Button size="s" onClick={() => show(layout)}>
            Put everything back
          </Button>
        </Inline>
      </Inline>
      <Text id="grid-keys" tone="muted">
        Drag a tile, or its corner. With the keyboard: arrows move the tile that is focused, Shift and arrows make it longer or shorter.
      </Text>
      <section
        ref={board}
        aria-label="Board"
        className={styles.board}
        style={assignInlineVars({ [styles.columns]: String(columns), [styles.rows]: String(GRID_SIZE.rows) })}
      >
        {Object.entries(tiles).map(([name, tile]) => (
          <button
            key={name}
            type="button"
            className={styles.tile}
            style={assignInlineVars({ [styles.area]: areaOf(tile, isCollapsed) })}
            aria-pressed={name === selected}
            aria-describedby="grid-keys"
            onFocus={() => setSelected(name)}
            onKeyDown={press(name)}
            onPointerDown={start(name, false)}
            {...moves}
          >
            <strong>{name}</strong>
            <span>{`${tile.columns[1] - tile.columns[0]} x ${tile.rows[1] - tile.rows[0]}`}</span>
            {name === selected && <span aria-hidden="true" className={styles.corner} onPointerDown={start(name, true)} {...moves} />}
          </button>
        ))}
      </section>
      <Text role="status">{said || `${percentFree(tiles)} % of the grid is free.`}</Text>
      <pre className={styles.code}>{asCode(tiles)}</pre>
    </Stack>
  );
}
